import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NotificationType } from '#app/members/people/notification_choices'
import Complaint from '#app/safety/complaint'
import Decision from '#app/safety/cases/decision'
import PrivacyLink from '#app/identity/privacy/privacy_link'
import type SignupDraft from '#app/identity/signup/signup_draft'
import LinkToken, { type LinkPurpose } from '#app/identity/tokens/link_token'

/** Either side's link to a complaint leads to the same page. */
function isCase(kept: object): kept is Complaint | Decision {
  return kept instanceof Complaint || kept instanceof Decision
}

/** What a mail's link is for; `notification` names the mails that an `unsubscribe` link ends. */
export default class TokenTransformer extends BaseTransformer<
  LinkToken | SignupDraft | Complaint | Decision | PrivacyLink | NotificationType
> {
  toObject() {
    const said = this.resource
    const [notification, kept] = typeof said === 'string' ? [said, null] : [null, said]
    const link = kept instanceof LinkToken ? kept : null
    const draft = kept && !isCase(kept) ? kept : null
    return {
      purpose: link ? (link.purpose as LinkPurpose) : this.#otherPurpose(),
      // Links to complaints and privacy requests work as long as these exist.
      used: draft && !(draft instanceof PrivacyLink) ? draft.isUsed : false,
      expired: draft?.isExpired ?? false,
      ...(link?.nextPath && { next: link.nextPath }),
      ...(notification && { notification }),
    }
  }

  #otherPurpose() {
    if (typeof this.resource === 'string') return 'unsubscribe' as const
    if (this.resource instanceof PrivacyLink) return 'privacy_request' as const
    return isCase(this.resource) ? ('complaint' as const) : ('signup' as const)
  }
}
