import type { SortPayload } from 'react-admin'

/** A filter and order of a list, under the name that its owner gave it. */
export interface SavedFilter {
  id: string
  resource: string
  /** Null for a list of all brands. */
  tenant_id: string | null
  name: string
  filter: Record<string, unknown>
  sort: [string, 'ASC' | 'DESC']
}

/** Which of its rows a list shows, and in which order. */
interface Shown {
  filter: Record<string, unknown>
  sort: SortPayload
}

/** Whether a list shows what the filter asks for, in whatever order its parts were chosen. */
export function isShown({ filter, sort: [field, order] }: Pick<SavedFilter, 'filter' | 'sort'>, shown: Shown): boolean {
  return field === shown.sort.field && order === shown.sort.order && ordered(filter) === ordered(shown.filter)
}

/** An address isn't kept: it would stay when its member is erased. */
export function hasAddress(filter: Shown['filter']): boolean {
  return Object.values(filter).some((value) => String(value).includes('@'))
}

function ordered(filter: Shown['filter']): string {
  return JSON.stringify(Object.entries(filter).toSorted(([one], [other]) => one.localeCompare(other)))
}
