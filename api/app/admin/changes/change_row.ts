import type StaffMember from '#app/staff/accounts/staff_member'
import { NotFound } from '#app/http/http_errors'
import { fieldsRefused, type FieldFault } from '#app/http/validation/fields_refused'
import { type Differences, differences } from '#app/tenancy/audit/differences'
import type { SettingsLevel } from '#app/tenancy/settings/resolve_settings'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff, asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { mergedSettings } from './merged_settings.js'
import type { Changeable, Row } from '#app/admin/resources/definition/resource'
import { chosenFaults } from './chosen_faults.js'
import { keepingBrandsComplete } from './keeping_brands_complete.js'
import { keepingComplete } from './keeping_complete.js'
import { settingsFaults } from './settings_faults.js'

interface WantedChange {
  settings?: SettingsLevel
  state?: string
}

interface ColumnChange {
  column: 'settings' | 'state'
  action: 'settings_changed' | 'state_changed'
  value: string
  changes: Differences
}

/** Updates and audits atomically; PostgreSQL notifies every node (migration 0003). @throws E_VALIDATION_ERROR with every fault */
export async function changeRow(staff: StaffMember, change: Changeable, row: Row, wanted: WantedChange): Promise<void> {
  refuse(settingsFaults(wanted.settings ?? {}))
  const tenantId = change.tenantIdOf?.(row)
  const tenant = tenantId ? await tenantOf(tenantId) : undefined
  const work = () => storeChange(staff, change, row, wanted)
  if (tenant) await asTenant(tenant, () => keepingComplete(wanted.state, work), { connection: 'staff' })
  else await asStaff(() => keepingBrandsComplete(work))
}

async function storeChange(staff: StaffMember, change: Changeable, row: Row, wanted: WantedChange): Promise<void> {
  const before = await locked(change, row.id)
  const columns = columnChanges(before, wanted)
  refuse(await chosenFaults(staff, before.settings, mergedSettings(before.settings, wanted.settings ?? {})))
  if (columns.length === 0) return
  await staffRows(
    `update ${change.table} set ${columns.map(({ column }) => `${column} = ?`).join(', ')} where id = ?`,
    [...columns.map(({ value }) => value), row.id]
  )
  for (const { action, changes } of columns) {
    const detail = { level: change.level, id: row.id, name: change.nameOf(row), changes }
    await writeAuditEntry({ staffMemberId: staff.id, tenantId: change.tenantIdOf?.(row), action, detail })
  }
}

function refuse(faults: FieldFault[]): void {
  if (faults.length > 0) throw fieldsRefused(faults)
}

async function tenantOf(id: string): Promise<Tenant> {
  const [tenant] = await staffRows<Tenant>('select id::text, slug from global.tenants where id = ?', [id])
  if (!tenant) throw new NotFound()
  return tenant
}

/** Locks the row, so that concurrent changes of different settings don't overwrite each other. */
async function locked({ table }: Changeable, id: string): Promise<Row> {
  const [row] = await staffRows(`select * from ${table} where id = ? for update`, [id])
  if (!row) throw new NotFound()
  return row
}

function columnChanges(before: Row, { settings, state }: WantedChange): ColumnChange[] {
  const changes: ColumnChange[] = []
  if (settings) {
    const merged = mergedSettings(before.settings, settings)
    changes.push({
      column: 'settings',
      action: 'settings_changed',
      value: JSON.stringify(merged),
      changes: differences(before.settings, merged),
    })
  }
  if (state !== undefined)
    changes.push({
      column: 'state',
      action: 'state_changed',
      value: state,
      changes: differences({ state: before.state }, { state }),
    })
  return changes.filter((one) => Object.keys(one.changes).length > 0)
}
