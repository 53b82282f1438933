import vine from '@vinejs/vine'
import { fieldRefused } from '#app/http/validation/field_refused'
import { parseListQuery } from './list_query.js'
import type { Resource } from './resource.js'

/** Filter and order of a list, as something keeps them. */
export interface KeptQuery {
  filter: Record<string, string | string[]>
  sort: [column: string, direction: 'ASC' | 'DESC']
}

const LONGEST = 2_000

/** By their shape alone; `keptQuery` judges them for a list. */
export const keptQueryFields = {
  filter: vine.record(vine.any()),
  sort: vine.array(vine.any()).fixedLength(2),
}

/** Judged as a list judges what it is asked for. @throws 422 for `filter` or `sort`, also where a brand's list names another brand */
export function keptQuery(wanted: { filter: Record<string, unknown>; sort: unknown[] }, resource: Resource): KeptQuery {
  const filter = JSON.stringify(wanted.filter)
  if (filter.length > LONGEST) throw fieldRefused('filter', 'list_filter')
  const { tenantId } = parseListQuery({ filter, sort: JSON.stringify(wanted.sort) }, resource)
  if (tenantId !== undefined) throw fieldRefused('filter', 'list_filter')
  return wanted as KeptQuery
}
