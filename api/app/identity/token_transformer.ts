import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NotificationType } from '#app/notices/notification_choices'
import type KeptSignup from './kept_signup.js'
import LinkToken, { type LinkPurpose } from './link_token.js'

/** What the link of a mail is for; `notification` names the mails that one with the purpose `unsubscribe` ends. */
export default class TokenTransformer extends BaseTransformer<LinkToken | KeptSignup | NotificationType> {
  toObject() {
    const link = this.resource
    if (typeof link === 'string') {
      return { purpose: 'unsubscribe' as const, used: false, expired: false, notification: link }
    } else {
      const purpose = link instanceof LinkToken ? (link.purpose as LinkPurpose) : ('signup' as const)
      return { purpose, used: link.isUsed, expired: link.isExpired, notification: null }
    }
  }
}
