import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NotificationType } from '#app/notices/notification_choices'
import type KeptSignup from './kept_signup.js'
import LinkToken, { type LinkPurpose } from './link_token.js'

/** What the link of a mail is for; `notification` names the mails that one with the purpose `unsubscribe` ends, as often as it is used. */
export default class TokenTransformer extends BaseTransformer<LinkToken | KeptSignup | NotificationType> {
  toObject() {
    const said = this.resource
    const [notification, kept] = typeof said === 'string' ? [said, null] : [null, said]
    const link = kept instanceof LinkToken ? kept : null
    return {
      purpose: link ? (link.purpose as LinkPurpose) : kept ? ('signup' as const) : ('unsubscribe' as const),
      used: kept?.isUsed ?? false,
      expired: kept?.isExpired ?? false,
      ...(link?.nextPath && { next: link.nextPath }),
      ...(notification && { notification }),
    }
  }
}
