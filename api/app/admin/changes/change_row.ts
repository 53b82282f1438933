import type StaffMember from '#app/staff/accounts/staff_member'
import { NotFound } from '#app/http/http_errors'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { type Differences, differences } from '#app/tenancy/audit/differences'
import type { SettingsLevel } from '#app/tenancy/settings/resolve_settings'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { mergedSettings } from './merged_settings.js'
import type { Changeable, Row } from '#app/admin/resources/resource'
import { readinessFaults } from './readiness_faults.js'
import { settingsFaults } from './settings_faults.js'
import { themeFaults } from './theme_faults.js'

interface Wanted {
  settings?: SettingsLevel
  theme?: object | null
  state?: string
}

interface ColumnChange {
  column: 'settings' | 'theme' | 'state'
  action: 'settings_changed' | 'theme_changed' | 'state_changed'
  value: string
  changes: Differences
}

/** Updates and audits atomically; PostgreSQL notifies every node (migration 0003). @throws E_VALIDATION_ERROR with every fault */
export async function changeRow(staff: StaffMember, change: Changeable, row: Row, wanted: Wanted): Promise<void> {
  const faults = [
    ...settingsFaults(wanted.settings ?? {}),
    ...(wanted.theme ? themeFaults(wanted.theme, row.preset) : []),
    ...(await readinessFaults(change, row, wanted.state)),
  ]
  if (faults.length > 0) throw fieldsRefused(faults)
  await asStaff(async () => {
    const columns = columnChanges(await locked(change, row.id), wanted)
    if (columns.length === 0) return
    await staffRows(
      `update ${change.table} set ${columns.map(({ column }) => `${column} = ?`).join(', ')} where id = ?`,
      [...columns.map(({ value }) => value), row.id]
    )
    for (const { action, changes } of columns) {
      const detail = { level: change.level, id: row.id, name: change.nameOf(row), changes }
      await writeAuditEntry({ staffMemberId: staff.id, tenantId: change.tenantIdOf?.(row), action, detail })
    }
  })
}

/** Locks the row, so that concurrent changes of different settings don't overwrite each other. */
async function locked({ table }: Changeable, id: string): Promise<Row> {
  const [row] = await staffRows(`select * from ${table} where id = ? for update`, [id])
  if (!row) throw new NotFound()
  return row
}

function columnChanges(before: Row, { settings, theme, state }: Wanted): ColumnChange[] {
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
  if (theme !== undefined)
    changes.push({
      column: 'theme',
      action: 'theme_changed',
      value: JSON.stringify(theme ?? {}),
      changes: differences(before.theme, (theme ?? {}) as Row),
    })
  if (state !== undefined)
    changes.push({
      column: 'state',
      action: 'state_changed',
      value: state,
      changes: differences({ state: before.state }, { state }),
    })
  return changes.filter((one) => Object.keys(one.changes).length > 0)
}
