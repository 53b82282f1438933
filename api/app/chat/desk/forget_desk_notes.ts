import { tenantRows } from '#app/tenancy/context/tenant_context'
import { NOTE_DAYS } from './note_days.js'

/** Removes the notes of the desk that are as old as they may get. */
export async function forgetDeskNotes(): Promise<void> {
  await tenantRows(
    `delete from app.desk_notes where tenant_id = (select sec.tenant_id()) and noted_at < now() - make_interval(days => :days)`,
    { days: NOTE_DAYS }
  )
}
