import { rm } from 'node:fs/promises'
import { exportFile } from '#app/identity/exports/export_file'
import { removeStrayFiles } from '#app/identity/exports/remove_stray_files'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { currentTenant } from '#app/tenancy/context/tenant_context'

/** Removes the current tenant's exports of lists that are over, or were never made: the file first, so that none is left without a row. */
export async function removeListExports(): Promise<void> {
  const tenant = currentTenant()
  const over = await staffRows<{ id: string }>(
    `select id::text from staff.list_exports where tenant_id = ?
       and (expires_at <= now() or (ready_at is null and requested_at <= now() - interval '1 day'))`,
    [tenant.id]
  )
  for (const { id } of over) {
    await rm(exportFile(tenant, id, 'csv'), { force: true })
    await staffRows('delete from staff.list_exports where id = ?', [id])
  }
  await removeStrayFiles(tenant, 'csv', () =>
    staffRows('select id::text from staff.list_exports where tenant_id = ?', [tenant.id])
  )
}
