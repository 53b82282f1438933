import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DeletionDiscount } from './deletion_discount.js'

export default class DeletionDiscountTransformer extends BaseTransformer<DeletionDiscount> {
  toObject() {
    const { percent, code, expiresAt } = this.resource
    return { value_percentage: percent, code, expires: expiresAt?.toUTC().toISO() ?? null }
  }
}
