import type { CountingProxy } from '../servers/counting_proxy.ts'
import { sessionToken, TOWN } from '../seed/bench_brand.ts'
import type { SqlPlan } from '../servers/sql_plan.ts'
import type { Stage } from '../stage.ts'
import { type Answer, Visitor } from '../../visitor.ts'
import { type DocumentedCall, documentedCalls } from './documented_calls.ts'
import { type Recipe, recipeFor } from './recipes.ts'

/** One call as it was made through the counting proxy. */
export interface CountedCall {
  call: DocumentedCall
  /** Undefined when nobody knows how to make it. */
  made?: { recipe: Recipe; answer: Answer; plan: SqlPlan }
}

/** The first time fills caches and opens connections, and what runs beside a request can only add to it: the fewest of these count. */
const TIMES = 3

/** Makes every documented call some times and notes its SQL. */
export async function countCalls(stage: Stage, proxy: CountingProxy): Promise<CountedCall[]> {
  const counted: CountedCall[] = []
  for (const call of await documentedCalls()) {
    const tries: NonNullable<CountedCall['made']>[] = []
    for (let time = 0; time < TIMES; time++) {
      const recipe = recipeFor(call, stage)
      if (!recipe) break
      await proxy.quiet()
      proxy.take()
      const answer = await makeCall(call, recipe)
      tries.push({ recipe, answer, plan: proxy.take() })
    }
    counted.push({ call, made: tries.toSorted((one, other) => one.plan.length - other.plan.length)[0] })
  }
  return counted
}

function makeCall({ method }: DocumentedCall, { path, body, as, key }: Recipe): Promise<Answer> {
  const visitor = new Visitor(`${TOWN}.localhost`)
  if (as) visitor.cookies.set('sid', sessionToken(TOWN, as))
  return visitor.ask(method, path, body, key ? { 'idempotency-key': key } : {})
}
