import { compare, sideOf } from '../load/compare.ts'
import type { Target } from '../load/load.ts'
import { oneByOne } from '../load/one_by_one.ts'
import type { Row } from '../row.ts'
import { CITY, TOWN } from '../seed/bench_brand.ts'
import type { Stage } from '../stage.ts'

export const BESIDE_GOAL = 'p95 ≤ 2 × the small brand’s and ≤ 25 ms'

/** Latency in the town, and in the city where it exists; one request at a time, as a person asks. */
export async function besideCity(
  target: (slug: string) => Target | Promise<Target>,
  stage: Stage
): Promise<Omit<Row, 'group' | 'what'>> {
  const effort = { ...stage.effort, seconds: stage.effort.seconds / 4, connections: 1 }
  const town = await target(TOWN)
  if (!stage.database.tenants.has(CITY)) {
    await oneByOne(town, effort.seconds / 2)
    const { p50, p95, times } = sideOf([await oneByOne(town, effort.seconds * effort.rounds)])
    return { figures: { p50, p95 }, times: { own: times } }
  }
  const { one, other, ratioOf, note } = await compare(await target(CITY), town, effort)
  return {
    figures: { p50: other.p50, p95: other.p95, 'large p50': one.p50, 'large p95': one.p95 },
    ratio: ratioOf(one.p95 / other.p95),
    goal: BESIDE_GOAL,
    note,
    times: { own: other.times, large: one.times },
  }
}
