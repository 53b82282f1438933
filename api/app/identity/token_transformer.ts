import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NotificationType } from '#app/notices/notification_choices'
import type LinkToken from './link_token.js'
import type { LinkPurpose } from './link_token.js'

/** What the link of a mail is for; `notification` names the mails that one with the purpose `unsubscribe` ends. */
export default class TokenTransformer extends BaseTransformer<LinkToken | NotificationType> {
  toObject() {
    const link = this.resource
    return typeof link === 'string'
      ? { purpose: 'unsubscribe' as const, used: false, expired: false, notification: link }
      : { purpose: link.purpose as LinkPurpose, used: link.isUsed, expired: link.isExpired, notification: null }
  }
}
