import { test } from '@japa/runner'
import fc from 'fast-check'
import { interference } from './interference.ts'
import { sql } from '../planting.ts'
import { COMMANDS, newStage, type Stage, type Step } from './stage.ts'
import { rounds } from '../../../rounds.ts'

const SCRIPTS = Number(process.env.ISOLATION_SCRIPTS ?? rounds(3, 30))

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  what: fc.constantFrom(...(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])),
  whom: fc.integer({ min: 0, max: 3 }),
})

/** What others do on another brand changes no answer here: no counter, cache, limit, order or number is shared. */
test.group('Two brands at once', (group) => {
  let other: Stage
  group.setup(async () => {
    other = await newStage()
  })

  test('actions on one change no answer on the other', async ({ assert }) => {
    const script = fc.array(step, { minLength: 8, maxLength: 14 })
    const others = fc.array(step, { minLength: 10, maxLength: 24 })
    const property = fc.asyncProperty(script, others, async (here, there) => {
      assert.isNull(await interference(here, other, there))
    })

    await fc.assert(property, { numRuns: SCRIPTS, endOnFailure: true })
  }).timeout(Math.max(240_000, SCRIPTS * 4_000))

  test('notices when an action on one shows on the other', async ({ assert }) => {
    const orders: Step = { who: 0, what: 'orders', whom: 0 }
    // A key that is unique across all brands instead of in each; existing orders don't count.
    const mend = await sql(
      `do $$ begin
         execute format('create unique index planted on app.orders (idempotency_key) where id > %s', sec.new_id());
       end $$`,
      'drop index app.planted'
    )()
    const found = await interference([orders], await newStage(), [orders]).finally(mend)

    assert.isNotNull(found)
  })
})
