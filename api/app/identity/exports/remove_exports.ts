import { rm } from 'node:fs/promises'
import { inSeparateTransaction, currentTenant } from '#app/tenancy/context/tenant_context'
import DataExport from './data_export.js'
import { exportFile } from './export_file.js'
import { removeStrayFiles } from './remove_stray_files.js'

const FORGOTTEN_DAYS = 2

/** Removes the current tenant's expired exports: the file first, so that none is left without a row; then those that are. */
export async function removeExports(): Promise<void> {
  const tenant = currentTenant()
  const over = await inSeparateTransaction(async () =>
    DataExport.query()
      .where('expires_at', '<=', new Date())
      .orWhere((never) =>
        never.whereNull('ready_at').where('requested_at', '<=', new Date(Date.now() - FORGOTTEN_DAYS * 86_400_000))
      )
  )
  for (const { id } of over) {
    await rm(exportFile(tenant, id), { force: true })
    await inSeparateTransaction(async () => DataExport.query().where('id', id).delete())
  }
  await removeStrayFiles(tenant, 'zip', () => inSeparateTransaction(async () => DataExport.query().select('id')))
}
