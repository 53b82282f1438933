import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SearchAlert } from './search_alert.js'

export default class SearchAlertTransformer extends BaseTransformer<SearchAlert> {
  toObject() {
    const { id, filters, createdAt } = this.resource
    return { id, filters, created_at: createdAt.toUTC().toISO()! }
  }
}
