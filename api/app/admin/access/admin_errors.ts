import { Refusal } from '#app/http/http_errors'

/** None of the person's roles allows it, at any brand. */
export class NotAllowed extends Refusal {
  static status = 403
  static code = 'not_allowed'
}

/** Someone else changed the text since it was read; nothing is stored. */
export class PageChanged extends Refusal {
  static status = 409
  static code = 'page_changed'
}
