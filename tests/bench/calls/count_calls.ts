import type { CountingProxy } from '../servers/counting_proxy.ts'
import { sessionToken, TOWN } from '../seed/bench_brand.ts'
import { roundTripsOf, type SqlPlan } from '../servers/sql_plan.ts'
import type { Stage } from '../stage.ts'
import { type Answer, Visitor } from '../../visitor.ts'
import { type DocumentedCall, documentedCalls } from './documented_calls.ts'
import { type Recipe, recipeFor } from './recipes.ts'

export interface CountedCall {
  call: DocumentedCall
  /** Undefined without a recipe. */
  made?: { recipe: Recipe; answer: Answer; plan: SqlPlan }
}

/** Some call notes that a session is used again, and a busy machine lets what goes together leave one after the other. */
const LEAST_TIMES = 5

/** Makes every documented call so many times and records its SQL, where it was least. */
export async function countCalls(stage: Stage, proxy: CountingProxy, times: number): Promise<CountedCall[]> {
  const counted: CountedCall[] = []
  for (const call of await documentedCalls()) {
    const tries: NonNullable<CountedCall['made']>[] = []
    for (let time = 0; time < Math.max(times, LEAST_TIMES); time++) {
      const recipe = recipeFor(call, stage)
      if (!recipe) break
      await proxy.quiet()
      proxy.take()
      const answer = await makeCall(call, recipe)
      tries.push({ recipe, answer, plan: proxy.take() })
    }
    counted.push({ call, made: tries.toSorted((one, other) => roundTripsOf(one.plan) - roundTripsOf(other.plan))[0] })
  }
  return counted
}

function makeCall({ method }: DocumentedCall, { path, body, as, key }: Recipe): Promise<Answer> {
  const visitor = new Visitor(`${TOWN}.localhost`)
  if (as) visitor.cookies.set('sid', sessionToken(TOWN, as))
  return visitor.ask(method, path, body, key ? { 'idempotency-key': key } : {})
}
