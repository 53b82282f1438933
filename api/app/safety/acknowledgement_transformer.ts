import { BaseTransformer } from '@adonisjs/core/transformers'
import type Acknowledgement from './acknowledgement.js'

export default class AcknowledgementTransformer extends BaseTransformer<Acknowledgement> {
  toObject() {
    return { version: this.resource.textVersion, until: this.resource.validUntil.toUTC().toISO()! }
  }
}
