import { Refusal } from '#app/http/http_errors'

/** No role of this person allows it, at any brand. */
export class NotAllowed extends Refusal {
  static status = 403
  static code = 'not_allowed'
}

/** Somebody else has changed the text since this person read it: nothing is stored, so that nothing is lost unseen. */
export class PageChanged extends Refusal {
  static status = 409
  static code = 'page_changed'
}
