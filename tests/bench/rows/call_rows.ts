import { compare, spentFigures } from '../load/compare.ts'
import { floorOf } from '../calls/floors.ts'
import type { Target } from '../load/load.ts'
import type { Row } from '../row.ts'
import { sessionToken, TOWN } from '../seed/bench_brand.ts'
import type { Servers } from '../servers/servers.ts'
import { roundTripsOf, type SqlPlan } from '../servers/sql_plan.ts'
import type { Stage } from '../stage.ts'
import type { CountedCall } from '../calls/count_calls.ts'

const GROUP = 'calls'
const MOST_ROUND_TRIPS = '≤ 3 round trips'

/** Every documented call: its round trips to PostgreSQL, its speed, and the same work without the product around it. */
export async function callRows(counted: CountedCall[], servers: Servers, stage: Stage): Promise<Row[]> {
  const rows: Row[] = []
  for (const one of counted) rows.push(await rowOf(one, servers, stage))
  return rows
}

async function rowOf({ call, made }: CountedCall, servers: Servers, stage: Stage): Promise<Row> {
  const what = `${call.method} ${call.path} (${call.name})`
  if (!made) return { group: GROUP, what, figures: {}, note: 'no recipe' }
  const { recipe, answer, plan } = made
  const counts = { 'round trips': roundTripsOf(plan), statements: plan.flat().length }
  const goal = recipe.as && !recipe.waitsLonger ? MOST_ROUND_TRIPS : undefined
  if (answer.status >= 400) return { group: GROUP, what, figures: {}, refusal: answer.status }
  if (recipe.against === 'nothing')
    return { group: GROUP, what, figures: counts, goal, note: recipe.waitsLonger ?? 'counted only' }

  const isConstant = recipe.against === 'constant'
  if (isConstant) await servers.bare.constant(call.name, answer.body)
  else await servers.bare.queries(call.name, plan)
  const product: Target = {
    port: servers.product.port,
    meter: servers.product.meter,
    host: `${TOWN}.localhost`,
    path: recipe.path,
    method: call.method as Target['method'],
    body: recipe.body,
    cookie: recipe.as ? sessionToken(TOWN, recipe.as) : undefined,
  }
  const reference = `/${isConstant ? 'constants' : 'queries'}/${call.name}`
  const bare: Target = {
    ...product,
    port: servers.bare.port,
    meter: servers.bare.meter,
    path: reference,
    method: 'GET',
    body: undefined,
  }
  const { one, other, ratio, note } = await compare(product, bare, stage.effort)
  const floor = floorOf(call.name, stage, recipe.as ?? 0)
  const beside = floor && (await besideFloor(product, { ...bare, path: `/floors/${call.name}` }, floor))
  return {
    group: GROUP,
    what,
    figures: {
      ...counts,
      rps: one.rps,
      p50: one.p50,
      p95: one.p95,
      ...spentFigures(one),
      'bare rps': other.rps,
      ...spentFigures(other, 'bare '),
      ...beside,
    },
    ratio,
    goal: isConstant ? '≥ 0.8 of a constant' : [beside && '≥ 0.5 of the floor', goal].filter(Boolean).join(', '),
    note,
  }

  /** The fewest statements that could answer a polled call (specification §9), in the same way. */
  async function besideFloor(product: Target, bare: Target, plan: SqlPlan) {
    await servers.bare.floor(call.name, plan)
    const { other, ratio } = await compare(product, bare, stage.effort)
    return { 'floor rps': other.rps, 'of the floor': ratio }
  }
}
