import { BaseTransformer } from '@adonisjs/core/transformers'
import type KeptSignup from './kept_signup.js'
import LinkToken, { type LinkPurpose } from './link_token.js'

export default class TokenTransformer extends BaseTransformer<LinkToken | KeptSignup> {
  toObject() {
    const { isUsed, isExpired } = this.resource
    const link = this.resource instanceof LinkToken ? this.resource : null
    const purpose = link ? (link.purpose as LinkPurpose) : ('signup' as const)
    return { purpose, used: isUsed, expired: isExpired, ...(link?.nextPath && { next: link.nextPath }) }
  }
}
