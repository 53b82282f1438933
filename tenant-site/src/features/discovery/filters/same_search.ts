import type { Filters } from './filters.ts'

/** Whether two searches ask for the same people, in whatever order. */
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
