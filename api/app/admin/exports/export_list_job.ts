import { stat } from 'node:fs/promises'
import { policyToSee, rolesToSee } from '#app/admin/access/policies'
import { parseListQuery } from '#app/admin/resources/definition/list_query'
import { maskedEmail } from '#app/admin/resources/definition/masked_email'
import { type Reader, readWhole } from '#app/admin/resources/definition/read_rows'
import type { Resource } from '#app/admin/resources/definition/resource'
import { resourceNamed } from '#app/admin/resources/resource_named'
import { exportFile } from '#app/identity/exports/export_file'
import { writeWhole } from '#app/identity/exports/write_whole'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { csvLine } from './csv.js'
import { exportHead } from './export_head.js'
import { EXPORTED_LISTS, type ExportedList } from './exported_lists.js'
import { finishListExport, type ListExport, waitingListExport } from './list_export.js'
import { allowedRequester } from './allowed_requester.js'

/** Writes the file of an export, and records who took what. Idempotent; nothing for who may not see the list any more. */
export async function exportListJob(tenant: Tenant, id: string): Promise<void> {
  const asked = await waitingListExport(tenant.id, id)
  const staff = asked && (await allowedRequester(asked, tenant, ['list_exports.store', policyToSee(asked.resource)]))
  if (!staff) return
  const path = exportFile(tenant, id, 'csv')
  const count = { rows: 0 }
  const reader = { staff, roles: rolesToSee(asked.resource) }
  await asTenant(tenant, () => writeWhole(path, linesOf(asked, tenant, reader, count)), {
    connection: 'staff',
    readOnly: true,
  })
  const { size } = await stat(path)
  await asTenant(tenant, () => finish(asked, tenant, count.rows, size), { connection: 'staff' })
}

async function* linesOf(
  { resource: name, language, filter, sort }: ListExport,
  tenant: Tenant,
  reader: Reader,
  count: { rows: number }
): AsyncGenerator<string> {
  const resource: Resource = resourceNamed(name)
  const columns = EXPORTED_LISTS[name as ExportedList]
  const query = parseListQuery({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) }, resource)
  // What isn't read in the brand's transaction is of all brands that this person sees.
  if (!resource.inTenant) query.conditions.push({ sql: `${resource.brandColumn} = ?`, bindings: [tenant.id] })
  yield exportHead(name, Object.keys(columns), language)
  for await (const rows of readWhole(reader, resource, query)) {
    count.rows += rows.length
    yield rows
      .map((row) => resource.shown(row))
      .map((row) => csvLine(Object.values(columns).map((cellOf) => cellOf(row))))
      .join('')
  }
}

async function finish(asked: ListExport, tenant: Tenant, rows: number, bytes: number): Promise<void> {
  if (!(await finishListExport(asked.id, rows, bytes))) return
  await writeAuditEntry({
    staffMemberId: asked.staff_member_id,
    tenantId: tenant.id,
    action: 'list_exported',
    detail: { level: 'list', name: asked.resource, rows, filter: masked(asked.filter) },
  })
}

/** The log is kept when a member is erased. */
function masked(filter: ListExport['filter']): ListExport['filter'] {
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('@') ? maskedEmail(value) : value,
    ])
  )
}
