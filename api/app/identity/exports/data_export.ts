import { DateTime } from 'luxon'
import { DataExportSchema } from '#generated/schema'

/** How long an export can be downloaded (product §3). */
export const EXPORT_DAYS = 7

const PATIENCE_HOURS = 1

export default class DataExport extends DataExportSchema {
  get status(): 'pending' | 'failed' | 'ready' {
    if (this.readyAt) return 'ready'
    return this.requestedAt > DateTime.now().minus({ hours: PATIENCE_HOURS }) ? 'pending' : 'failed'
  }

  get isOver(): boolean {
    return Boolean(this.expiresAt && this.expiresAt <= DateTime.now())
  }
}
