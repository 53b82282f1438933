import { BaseTransformer } from '@adonisjs/core/transformers'
import type LinkToken from './link_token.js'
import type { LinkPurpose } from './link_token.js'

export default class TokenTransformer extends BaseTransformer<LinkToken> {
  toObject() {
    const { purpose, isUsed, isExpired, nextPath } = this.resource
    return { purpose: purpose as LinkPurpose, used: isUsed, expired: isExpired, ...(nextPath && { next: nextPath }) }
  }
}
