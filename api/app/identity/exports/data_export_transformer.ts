import { BaseTransformer } from '@adonisjs/core/transformers'
import type DataExport from './data_export.js'

export default class DataExportTransformer extends BaseTransformer<DataExport> {
  toObject() {
    const { id, status, requestedAt, expiresAt, bytes } = this.resource
    return {
      id,
      status,
      requested_at: requestedAt.toUTC().toISO()!,
      expires_at: expiresAt?.toUTC().toISO() ?? null,
      bytes: bytes ?? null,
    }
  }
}
