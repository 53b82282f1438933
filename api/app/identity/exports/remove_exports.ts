import { rm } from 'node:fs/promises'
import { aside, currentTenant } from '#app/tenancy/context/tenant_context'
import DataExport from './data_export.js'
import { exportFile } from './export_file.js'

/** What never became ready is forgotten after so many days. */
const FORGOTTEN_DAYS = 2

/** Removes copies whose time is over, at the brand whose transaction this is called in: first the file, then that there was one. */
export async function removeExports(): Promise<void> {
  const tenant = currentTenant()
  const over = await aside(async () =>
    DataExport.query()
      .where('expires_at', '<=', new Date())
      .orWhere((never) =>
        never.whereNull('ready_at').where('requested_at', '<=', new Date(Date.now() - FORGOTTEN_DAYS * 86_400_000))
      )
  )
  for (const { id } of over) {
    await rm(exportFile(tenant, id), { force: true })
    await aside(async () => DataExport.query().where('id', id).delete())
  }
}
