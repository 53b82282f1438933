import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NotificationType } from '#app/members/people/notification_choices'
import Complaint from '#app/safety/complaint'
import type SignupDraft from '#app/identity/signup/signup_draft'
import LinkToken, { type LinkPurpose } from '#app/identity/tokens/link_token'

/** What a mail's link is for; `notification` names the mails that an `unsubscribe` link ends. */
export default class TokenTransformer extends BaseTransformer<LinkToken | SignupDraft | Complaint | NotificationType> {
  toObject() {
    const said = this.resource
    const [notification, kept] = typeof said === 'string' ? [said, null] : [null, said]
    const link = kept instanceof LinkToken ? kept : null
    const draft = kept && !(kept instanceof Complaint) ? kept : null
    return {
      purpose: link ? (link.purpose as LinkPurpose) : this.#otherPurpose(),
      // A complaint's link works as long as the complaint exists.
      used: draft?.isUsed ?? false,
      expired: draft?.isExpired ?? false,
      ...(link?.nextPath && { next: link.nextPath }),
      ...(notification && { notification }),
    }
  }

  #otherPurpose() {
    if (typeof this.resource === 'string') return 'unsubscribe' as const
    return this.resource instanceof Complaint ? ('complaint' as const) : ('signup' as const)
  }
}
