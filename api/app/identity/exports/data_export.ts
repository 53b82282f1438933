import { DateTime } from 'luxon'
import { DataExportSchema } from '#generated/schema'

/** How long a copy may be fetched, in days (product §3). */
export const EXPORT_DAYS = 7

/** Within this many hours a copy is made or something went wrong. */
const PATIENCE_HOURS = 1

/** A copy of all that is held on a member, on its way or ready to be fetched. */
export default class DataExport extends DataExportSchema {
  get status(): 'pending' | 'failed' | 'ready' {
    if (this.readyAt) return 'ready'
    return this.requestedAt > DateTime.now().minus({ hours: PATIENCE_HOURS }) ? 'pending' : 'failed'
  }

  get isOver(): boolean {
    return Boolean(this.expiresAt && this.expiresAt <= DateTime.now())
  }
}
