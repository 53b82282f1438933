import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NotificationType } from '#app/notices/notification_choices'
import type KeptSignup from './kept_signup.js'
import LinkToken, { type LinkPurpose } from './link_token.js'

/** What the link of a mail is for; `notification` names the mails that one with the purpose `unsubscribe` ends, as often as it is used. */
export default class TokenTransformer extends BaseTransformer<LinkToken | KeptSignup | NotificationType> {
  toObject() {
    const notification = typeof this.resource === 'string' ? this.resource : null
    const link = typeof this.resource === 'string' ? null : this.resource
    return {
      purpose:
        link instanceof LinkToken
          ? (link.purpose as LinkPurpose)
          : link
            ? ('signup' as const)
            : ('unsubscribe' as const),
      used: link?.isUsed ?? false,
      expired: link?.isExpired ?? false,
      ...(notification && { notification }),
    }
  }
}
