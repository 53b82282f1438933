import type StaffMember from '#app/staff/accounts/staff_member'
import type { changeLevelValidator, changeTenantValidator } from './change_validator.js'
import type { Condition } from './list_query.js'
import type { Level } from './settings_with_origin.js'

export type Filter =
  | { kind: 'id'; column: string }
  | { kind: 'choice'; column: string; options: readonly string[] }
  | { kind: 'text'; columns: readonly string[] }
  | { kind: 'time'; column: string; side: '<' | '>=' }
  | { kind: 'search'; condition(text: string): Condition }

export type Row = Record<string, any>

export interface Changeable {
  level: Level
  table: 'global.platforms' | 'global.niches' | 'global.tenants' | 'global.domains'
  validator: typeof changeTenantValidator | typeof changeLevelValidator
  nameOf(row: Row): string
  /** The brand of a row, which its operators may change; without it only platform admins may. */
  tenantIdOf?(row: Row): string
}

/** All SQL is written here; requests supply only names listed in `filters` and `sorts`, and bound values. Who sees it: access/policies.ts. */
export interface Resource {
  from: string
  key: string
  columns: string
  moreColumns?: string
  /** Tenant column of a resource that is read only in its tenant's transaction. */
  inTenant?: string
  /** Tenant column of a resource that is read outside, and can be exported for a brand. */
  brandColumn?: string
  /** Condition for rows of granted brands; without it all staff see all rows. */
  ofTenants?: (granted: string) => string
  /** Owner column; staff always see their own rows. */
  ofStaff?: string
  filters: Readonly<Record<string, Filter>>
  /** Columns must not be nullable. */
  sorts: Readonly<Record<string, string>>
  defaultSort: readonly [string, 'ASC' | 'DESC']
  shown(row: Row): Row
  /** Defaults to `shown`. */
  shownWhole?(row: Row): Row
  /** Takes out of a shown row whose it is, for staff who may not see members. */
  withoutMembers?(row: Row): Row
  /** Called with the rows that this person reads, in the same transaction, which then may write. */
  noteRead?(staff: StaffMember, rows: readonly Row[]): Promise<void>
  change?: Changeable
}
