import { test } from '@japa/runner'
import { asOwner } from '../../../cast.ts'
import { sample, TODAY } from '../../../rounds.ts'
import { type Books, newBooks } from './books.ts'
import { FAULTS_UNDER_SEAL, PLANTED_FAULTS } from './planted_faults.ts'
import { letLedgerAge, seal, sealsOf } from './sealing.ts'
import { brokenRules } from '../shop.ts'

/** Each needs books of its own, so that a short run plants some of them: every day others, and all within days. */
const DAILY_FAULTS = 8
const DAILY_SEALED = 2

test.group('Verifying the ledger', () => {
  test('finds nothing wrong with right books, sealed or not', async ({ assert }) => {
    const { cast } = await newBooks()
    assert.deepEqual(await brokenRules(cast.rosa), [])
    await letLedgerAge(cast.rosa, 3)
    await seal(cast.rosa)

    assert.deepEqual(await brokenRules(cast.rosa), [])
    assert.deepEqual(await brokenRules(cast.vlam), [])
  })

  test('names {title}, and nothing else')
    .with(sample(PLANTED_FAULTS, DAILY_FAULTS, TODAY))
    .run(async ({ assert }, { sql, finds }) => {
      const { cast, ids } = await newBooks()

      await plant(cast, sql, ids)

      assert.deepEqual(await found(cast), named(finds, ids))
    })

  test('names {title} under a seal, and nothing else')
    .with(sample(FAULTS_UNDER_SEAL, DAILY_SEALED, TODAY))
    .run(async ({ assert }, { sql, finds }) => {
      const { cast, ids } = await newBooks()
      await letLedgerAge(cast.rosa, 3)
      await seal(cast.rosa)
      const [first, second, third] = (await sealsOf(cast.rosa)).map(({ day }) => day)
      const all = { ...ids, first: first!, second: second!, third: third! }

      await plant(cast, sql, all)

      assert.deepEqual(await found(cast), named(finds, all))
    })

  test('names a wallet below zero', async ({ assert }) => {
    const { cast, ids } = await newBooks()
    try {
      await plant(
        cast,
        `alter table app.wallets drop constraint wallets_bonus_check; update app.wallets set bonus = -1 where member_id = {ben};`,
        ids
      )

      assert.deepEqual(
        await found(cast),
        named({ wallets_equal_their_entries: ['{ben}'], wallets_are_not_negative: ['{ben}'] }, ids)
      )
    } finally {
      await plant(
        cast,
        `update app.wallets set bonus = 5 where member_id = {ben};
         alter table app.wallets add constraint wallets_bonus_check check (bonus >= 0);`,
        ids
      )
    }
  })
})

/** As the database's owner, with all triggers and references put aside. */
function plant({ rosa }: Books['cast'], sql: string, ids: Record<string, string>): Promise<unknown> {
  return asOwner(
    (owner) => owner.query(`begin; set local session_replication_role = replica; ${filledIn(sql, ids)} commit`),
    rosa
  )
}

async function found({ rosa }: Books['cast']): Promise<Record<string, string[]>> {
  return Object.fromEntries((await brokenRules(rosa)).map(({ invariant, rows }) => [invariant, rows.toSorted()]))
}

function named(finds: Record<string, string[]>, ids: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(finds).map(([rule, rows]) => [rule, rows.map((row) => filledIn(row, ids)).toSorted()])
  )
}

function filledIn(text: string, ids: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!)
}
