import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PaymentMethod } from '#app/credits/gateways/gateway'
import type SavedMethod from './saved_method.js'

export default class SavedMethodTransformer extends BaseTransformer<SavedMethod> {
  toObject() {
    const { id, method, label, failedAt } = this.resource
    return { id, method: method as PaymentMethod, label, failed: failedAt !== null }
  }
}
