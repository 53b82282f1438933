import type { Filters } from './filters.ts'

/** Ignores the sort order and the order of values. */
export function isSameSearch(one: Filters, other: Filters): boolean {
  return wordsOf(one) === wordsOf(other)
}

function wordsOf({ sort: _sort, ...filters }: Filters): string {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined)
  const inOrder = asked.map(
    ([field, value]) =>
      [field, Array.isArray(value) ? value.toSorted((first, next) => first.localeCompare(next)) : value] as const
  )
  return JSON.stringify(inOrder.toSorted(([field], [next]) => field.localeCompare(next)))
}
