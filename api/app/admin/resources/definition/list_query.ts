import { fieldRefused } from '#app/http/validation/field_refused'
import { isRowId, rowId } from '#app/http/validation/row_id'
import type { Filter, Resource } from './resource.js'

/** As many as react-admin's exporter asks for. */
const MOST_ROWS = 1000
/** Rows beyond are neither counted nor reachable by paging; staff have to narrow the list. */
export const MOST_COUNTED = 10_000
const LONGEST_TEXT = 100
const TIME = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

export interface Condition {
  sql: string
  bindings: unknown[]
}

export interface ListQuery {
  tenantId?: string
  conditions: Condition[]
  from: number
  rows: number
  order: string
}

/** Parses ra-data-simple-rest's dialect. @throws 422 for `filter`, `range`, `sort` or an unknown parameter; NotFound for a bad tenant */
export function parseListQuery(query: Record<string, unknown>, resource: Resource): ListQuery {
  const { filter, range, sort, ...rest } = query
  for (const name of Object.keys(rest)) throw fieldRefused(name, 'unknown_field')
  return {
    ...filtersOf(filter, resource),
    ...rangeOf(range),
    order: orderOf(sort, resource),
  }
}

function filtersOf(text: unknown, { filters, inTenant }: Resource): Pick<ListQuery, 'tenantId' | 'conditions'> {
  const asked = parsed(text, 'filter') ?? {}
  if (typeof asked !== 'object' || Array.isArray(asked)) throw fieldRefused('filter', 'list_filter')
  const { tenant_id: tenantId, ...inside } = asked as Record<string, unknown>
  const conditions = Object.entries(inTenant ? inside : asked).map(([name, value]) => {
    if (!Object.hasOwn(filters, name)) throw fieldRefused('filter', 'list_filter')
    return conditionOf(filters[name]!, value)
  })
  return { ...(inTenant && tenantId !== undefined && { tenantId: rowId(tenantId) }), conditions }
}

function conditionOf(filter: Filter, value: unknown): Condition {
  const values = Array.isArray(value) ? value : [value]
  if (values.length > MOST_ROWS || values.some((one) => typeof one !== 'string'))
    throw fieldRefused('filter', 'list_filter')
  switch (filter.kind) {
    case 'id':
      if (!values.every(isRowId)) throw fieldRefused('filter', 'list_filter')
      return { sql: `${filter.column} = any(?::bigint[])`, bindings: [values] }
    case 'choice':
      if (!values.every((one) => filter.options.includes(one))) throw fieldRefused('filter', 'list_filter')
      return { sql: `${filter.column} = any(?::text[])`, bindings: [values] }
    case 'time':
      if (values.length > 1 || !values.every(isTime)) throw fieldRefused('filter', 'list_filter')
      return { sql: `${filter.column} ${filter.side} ?::timestamptz`, bindings: values }
    case 'text':
      return textCondition(filter.columns, searched(value))
    case 'search':
      return filter.condition(searched(value))
  }
}

function searched(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST_TEXT || /[\p{Cc}\p{Cs}]/u.test(value))
    throw fieldRefused('filter', 'list_filter')
  return value.trim()
}

function isTime(value: string): boolean {
  return TIME.test(value) && !Number.isNaN(Date.parse(value))
}

function textCondition(columns: readonly string[], text: string): Condition {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return {
    sql: `(${columns.map((column) => `${column} ilike ?`).join(' or ')})`,
    bindings: columns.map(() => pattern),
  }
}

function rangeOf(text: unknown): Pick<ListQuery, 'from' | 'rows'> {
  const [from, to, ...rest] = list(parsed(text, 'range') ?? [0, MOST_ROWS - 1], 'range')
  const whole = [from, to].every((one) => Number.isSafeInteger(one) && (one as number) >= 0)
  const rows = (to as number) - (from as number) + 1
  const first = from as number
  if (!whole || rest.length > 0 || rows < 1 || rows > MOST_ROWS || first >= MOST_COUNTED)
    throw fieldRefused('range', 'list_range')
  return { from: first, rows }
}

/** The key breaks ties in the same direction, so that paging is stable and one index serves both directions. */
function orderOf(text: unknown, { sorts, defaultSort, key }: Resource): string {
  const [column, direction, ...rest] = list(parsed(text, 'sort') ?? defaultSort, 'sort')
  const known = typeof column === 'string' && Object.hasOwn(sorts, column)
  if (!known || rest.length > 0 || (direction !== 'ASC' && direction !== 'DESC'))
    throw fieldRefused('sort', 'list_sort')
  return [sorts[column], key].map((one) => `${one} ${direction === 'ASC' ? 'asc' : 'desc'}`).join(', ')
}

function parsed(text: unknown, field: string): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text as string) as unknown
  } catch {
    throw fieldRefused(field, `list_${field}`)
  }
}

function list(value: unknown, field: string): unknown[] {
  if (!Array.isArray(value)) throw fieldRefused(field, `list_${field}`)
  return value
}
