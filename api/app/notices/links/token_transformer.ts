import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NotificationType } from '#app/members/people/notification_choices'
import Complaint from '#app/safety/complaint'
import type KeptSignup from '#app/identity/signup/signup_draft'
import LinkToken, { type LinkPurpose } from '#app/identity/tokens/link_token'

/** What the link of a mail is for; `notification` names the mails that one with the purpose `unsubscribe` ends, as often as it is used. */
export default class TokenTransformer extends BaseTransformer<LinkToken | KeptSignup | Complaint | NotificationType> {
  toObject() {
    const said = this.resource
    const [notification, kept] = typeof said === 'string' ? [said, null] : [null, said]
    const link = kept instanceof LinkToken ? kept : null
    const draft = kept && !(kept instanceof Complaint) ? kept : null
    return {
      purpose: link ? (link.purpose as LinkPurpose) : this.#otherPurpose(),
      // The link to a complaint is good as long as the complaint is there.
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
