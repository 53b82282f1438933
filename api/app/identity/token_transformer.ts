import { BaseTransformer } from '@adonisjs/core/transformers'
import type KeptSignup from './kept_signup.js'
import LinkToken, { type LinkPurpose } from './link_token.js'

export default class TokenTransformer extends BaseTransformer<LinkToken | KeptSignup> {
  toObject() {
    const { isUsed, isExpired } = this.resource
    const purpose = this.resource instanceof LinkToken ? (this.resource.purpose as LinkPurpose) : ('signup' as const)
    return { purpose, used: isUsed, expired: isExpired }
  }
}
