import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { type ListExport, PATIENCE_HOURS } from './list_export.js'

export default class ListExportTransformer extends BaseTransformer<ListExport> {
  toObject() {
    const { id, resource, requested_at, expires_at, row_count, bytes } = this.resource
    return {
      id,
      resource,
      status: this.status(),
      requested_at: requested_at.toISO()!,
      expires_at: expires_at?.toISO() ?? null,
      rows: row_count,
      bytes: bytes === null ? null : Number(bytes),
    }
  }

  private status(): 'pending' | 'failed' | 'ready' {
    const { ready_at: readyAt, requested_at: requestedAt } = this.resource
    if (readyAt) return 'ready'
    return requestedAt > DateTime.now().minus({ hours: PATIENCE_HOURS }) ? 'pending' : 'failed'
  }
}
