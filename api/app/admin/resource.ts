/** What somebody of staff may be at a brand (`staff.grants`); a platform admin is everything everywhere. */
export type StaffRole = 'operator' | 'support' | 'moderator' | 'desk' | 'finance' | 'read_only'

/** A way to narrow a list, and the SQL it compares. */
export type Filter =
  | { kind: 'id'; column: string }
  | { kind: 'choice'; column: string; options: readonly string[] }
  /** Stands somewhere in one of the columns. */
  | { kind: 'text'; columns: readonly string[] }

/** A row as PostgreSQL answers it. */
export type Row = Record<string, any>

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
  /** Which rows belong to granted brands, given SQL that lists those; without it everybody of staff sees all rows. */
  ofTenants?: (granted: string) => string
  filters: Readonly<Record<string, Filter>>
  sorts: Readonly<Record<string, string>>
  defaultSort: string
  /** A row in a list. */
  shown(row: Row): Row
  /** A row on its own page; like in a list when absent. */
  shownWhole?(row: Row): Row
}
