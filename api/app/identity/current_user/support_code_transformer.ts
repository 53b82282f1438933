import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SupportCode } from './support_code.js'

export default class SupportCodeTransformer extends BaseTransformer<SupportCode> {
  toObject() {
    const { code, until } = this.resource
    return { code, until: until.toUTC().toISO()! }
  }
}
