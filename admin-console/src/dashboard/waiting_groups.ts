import type { DashboardBrand, Waiting } from '#console/dashboard/dashboard.ts'

export interface BrandWaiting extends Waiting {
  brand: DashboardBrand
}

/** What waits of one kind, with the brands where it does. */
export interface WaitingGroup extends Waiting {
  rows: BrandWaiting[]
}

/** One group for each kind, the most urgent first, and in each the most urgent brand. */
export function waitingGroups(brands: readonly DashboardBrand[], kind: 'queues' | 'alarms'): WaitingGroup[] {
  const all = brands.flatMap((brand) => brand[kind].map((one): BrandWaiting => ({ ...one, brand })))
  return [...Map.groupBy(all, ({ name }) => name).values()].map(groupOf).toSorted(byUrgency)
}

function groupOf(rows: BrandWaiting[]): WaitingGroup {
  const sorted = rows.toSorted(byUrgency)
  const sum = (of: 'count' | 'overdue') => rows.reduce((total, row) => total + row[of], 0)
  const first = (times: (string | null)[]) => times.filter((one) => one !== null).toSorted()[0]
  return {
    name: rows[0]!.name,
    count: sum('count'),
    oldest_at: first(rows.map((row) => row.oldest_at))!,
    due_at: first(rows.map((row) => row.due_at)) ?? null,
    overdue: sum('overdue'),
    rows: sorted,
  }
}

/** What is overdue first, by when it was due, then the oldest. Times are in UTC, so their texts sort as they do. */
function byUrgency(one: Waiting, other: Waiting): number {
  return keyOf(one) < keyOf(other) ? -1 : 1
}

function keyOf({ overdue, due_at: dueAt, oldest_at: oldestAt }: Waiting): string {
  return overdue > 0 ? `0 ${dueAt}` : `1 ${oldestAt}`
}
