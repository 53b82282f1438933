import { stat } from 'node:fs/promises'
import { allowedRequester } from '#app/admin/exports/allowed_requester'
import { csvLine } from '#app/admin/exports/csv'
import { exportHead } from '#app/admin/exports/export_head'
import { finishListExport, type ListExport, waitingListExport } from '#app/admin/exports/list_export'
import { exportFile } from '#app/identity/exports/export_file'
import { writeWhole } from '#app/identity/exports/write_whole'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { passOnConsents } from './pass_on_consents.js'

const COLUMNS = ['name', 'email', 'country', 'partners', 'given_at'] as const

/**
 * Writes the file that partners get, and notes in the same transaction whose data is in it: a consent that ends meanwhile waits, and
 * is told to the partners. Idempotent; nothing for staff who may not pass data on any more.
 */
export async function passOnJob(site: Site, id: string): Promise<void> {
  if (!site.settings.data_partners_email) return
  await asTenant(site, () => passOn(site, id), { connection: 'staff' })
}

async function passOn(site: Site, id: string): Promise<void> {
  const asked = await waitingListExport(site.id, id, { lock: true })
  if (!asked || !(await allowedRequester(asked, site, ['partner_handovers.store', 'partner_consents.list']))) return
  const { staff_member_id: staffMemberId, resource: name, filter, reason } = asked
  const path = exportFile(site, id, 'csv')
  const count = { rows: 0 }
  await writeWhole(path, linesOf(asked, count))
  const { size } = await stat(path)
  await finishListExport(id, count.rows, size)
  const detail = { level: 'list' as const, name, rows: count.rows, filter, reason: reason! }
  await writeAuditEntry({ staffMemberId, tenantId: site.id, action: 'consents_passed_on', detail })
}

async function* linesOf({ resource, language, filter }: ListExport, count: { rows: number }): AsyncGenerator<string> {
  yield exportHead(resource, COLUMNS, language)
  for await (const rows of passOnConsents(filter.state ? 'new' : 'current')) {
    count.rows += rows.length
    yield rows
      .map(({ given_at: givenAt, ...row }) => ({ ...row, given_at: givenAt.toISO() }))
      .map((row) => csvLine(COLUMNS.map((column) => row[column])))
      .join('')
  }
}
