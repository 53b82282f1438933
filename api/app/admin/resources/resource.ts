import type { changeLevelValidator, changeTenantValidator } from './change_validator.js'
import type { Condition } from './list_query.js'
import type { Level } from './settings_with_origin.js'

/** What somebody of staff may be at a brand (`staff.grants`); a platform admin is everything everywhere. */
export type StaffRole = 'operator' | 'support' | 'moderator' | 'desk' | 'finance' | 'read_only'

/** A way to narrow a list, and the SQL it compares. */
export type Filter =
  | { kind: 'id'; column: string }
  | { kind: 'choice'; column: string; options: readonly string[] }
  /** Stands somewhere in one of the columns. */
  | { kind: 'text'; columns: readonly string[] }
  /** Lies before or after an instant. */
  | { kind: 'time'; column: string; side: '<' | '>=' }
  /** What somebody types to find one row by one of its keys. */
  | { kind: 'search'; condition(text: string): Condition }

/** A row as PostgreSQL answers it. */
export type Row = Record<string, any>

/** How the rows of a resource are changed: each is one level of settings. */
export interface Changeable {
  level: Level
  table: 'global.platforms' | 'global.niches' | 'global.tenants' | 'global.domains'
  validator: typeof changeTenantValidator | typeof changeLevelValidator
  /** What the log calls a row. */
  nameOf(row: Row): string
  /** The brand a row belongs to, whose operators change it; without it platform admins alone do. */
  tenantIdOf?(row: Row): string
}

/**
 * One noun of the console: what is read, by whom, and how it may be narrowed and sorted. All SQL of a list stands here, written
 * by us; from a request come only names that are looked up in `filters` and `sorts`, and values that are bound.
 */
export interface Resource {
  /** Whoever has one of these roles at a brand sees that brand's rows. */
  roles: readonly StaffRole[]
  from: string
  key: string
  columns: string
  /** Further columns of a single row. */
  moreColumns?: string
  /** The column of the brand, of a resource that lies in one: it is read in that brand's transaction, never across brands. */
  inTenant?: string
  /** Which rows belong to granted brands, given SQL that lists those; without it everybody of staff sees all rows. */
  ofTenants?: (granted: string) => string
  /** The column that says whose a row is: one's own are always seen. */
  ofStaff?: string
  filters: Readonly<Record<string, Filter>>
  /** Columns that are never null. */
  sorts: Readonly<Record<string, string>>
  defaultSort: readonly [string, 'ASC' | 'DESC']
  /** A row in a list. */
  shown(row: Row): Row
  /** A row on its own page; like in a list when absent. */
  shownWhole?(row: Row): Row
  /** Absent when nobody changes it. */
  change?: Changeable
}
