import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import { asOwner, type Brand, newCast } from '../../../cast.ts'
import { IS_FULL_RUN, rounds } from '../../../rounds.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { Chance } from './random/chance.ts'
import { RandomShop } from './random/random_shop.ts'
import { letBrandBegin, letLedgerAge, seal } from './sealing.ts'
import { brokenRules } from '../shop.ts'

/** Few wait for the same member then, or a slow machine’s locks are waited for too long. */
const CLIENTS = rounds(16, 50)
const OPERATIONS = rounds(600, 10_000)
const OFTEN = ['signup_bonus', 'purchase', 'message', 'photo', 'gift', 'bonus', 'goodwill']
/** Of a few operations, none may be a chargeback. */
const KINDS = IS_FULL_RUN ? [...OFTEN, 'refund', 'chargeback', 'reversal'] : OFTEN
const SEED = Number(process.env.SEED ?? randomInt(2 ** 31))

test.group(`Whatever ${CLIENTS} clients do at once`, () => {
  test('every balance is what its postings sum up to, and every order is credited once', async ({ assert }) => {
    const cast = await newCast()
    const { rosa } = cast
    await letBrandBegin(rosa, '2025-10-01 12:00Z')
    const shop = await RandomShop.open(cast)
    const before = await deadlocks()

    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(shop, number))).catch((cause: unknown) => {
      throw new Error(`It went wrong with SEED=${SEED}`, { cause })
    })
    await shop.askAboutAll()
    await nothingIsLeft(rosa)

    const says = `with SEED=${SEED}`
    assert.equal(await deadlocks(), before, says)
    const balances = await balancesOf(rosa)
    for (const { member } of shop.members) {
      const moved = [...(shop.moved.get(member.id)?.values() ?? [])].reduce((sum, credits) => sum + credits, 0)
      const { credits, kept } = balances.get(member.id)!
      assert.equal(credits, moved + kept, `member ${member.id} ${says}`)
    }
    assert.deepEqual(await unlikeTheGateway(rosa), [], says)
    assert.includeMembers(await kindsBooked(rosa), KINDS, `or nothing is proved, ${says}`)
    if (IS_FULL_RUN) assert.deepEqual(await neverHappened(rosa), [], `or nothing is proved, ${says}`)
    assert.deepEqual(await brokenRules(rosa), [], says)
    await letLedgerAge(rosa, 2)
    await asOwner((owner) => owner.query('delete from app.ledger_seals where tenant_id = $1', [rosa.id]), rosa)
    while ((await seal(rosa)) === 100);
    assert.deepEqual(await brokenRules(rosa), [], says)
  }).timeout(1_800_000)
})

async function client(shop: RandomShop, number: number): Promise<void> {
  const chance = new Chance(SEED + number * 7_919)
  for (let done = number; done < OPERATIONS; done += CLIENTS) await shop.happen(chance)
}

async function deadlocks(): Promise<string> {
  return asOwner(async (owner) => {
    await owner.query('select pg_stat_force_next_flush()')
    const { rows } = await owner.query(
      'select deadlocks::text from pg_stat_database where datname = current_database()'
    )
    return rows[0].deadlocks
  })
}

/** What members have, and what their orders gave them and did not take back. */
async function balancesOf({ id }: Brand): Promise<Map<string, { credits: number; kept: number }>> {
  const { rows } = await asOwner((owner) =>
    owner.query(
      `select member_id::text, bonus + bought as credits, coalesce((
         select sum(credits + bonus_credits - returned_credits - returned_bonus) from app.orders
         where orders.tenant_id = $1 and orders.member_id = wallets.member_id and completed_at is not null), 0)::int as kept
       from app.wallets where tenant_id = $1`,
      [id]
    )
  )
  return new Map(rows.map(({ member_id, credits, kept }) => [member_id, { credits, kept }]))
}

async function kindsBooked({ id }: Brand): Promise<string[]> {
  const { rows } = await asOwner((owner) =>
    owner.query('select distinct kind from app.ledger_transactions where tenant_id = $1', [id])
  )
  return rows.map(({ kind }) => kind)
}

const RARE = {
  'a withdrawal that was paid back': `from app.refunds where tenant_id = $1 and cause = 'withdrawal'`,
  'a debit that was paid': `from app.orders where tenant_id = $1 and mandate_id is not null and completed_at is not null`,
  'a debit that a bank took back': `from app.orders where tenant_id = $1 and mandate_id is not null and charged_back_minor > 0`,
  'a claim': `from app.payment_tasks where tenant_id = $1 and kind = 'claim'`,
}

async function neverHappened({ id }: Brand): Promise<string[]> {
  const rare = Object.entries(RARE)
  const { rows } = await asOwner((owner) =>
    owner.query(`select ${rare.map(([, found], place) => `exists (select ${found}) as "${place}"`).join(', ')}`, [id])
  )
  return rare.filter((_, place) => !rows[0][place]).map(([name]) => name)
}

/** Orders that say something else about their money than the gateway, but for refunds that it refuses since a bank was faster. */
async function unlikeTheGateway({ id }: Brand): Promise<unknown[]> {
  const { rows } = await asOwner((owner) =>
    owner.query(
      `select orders.id::text, orders.status, payments.status as at_gateway, orders.refunded_minor, payments.refunded_minor as refunded
       from app.orders join infra.sandbox_payments payments on payments.reference = orders.tenant_id || '.' || orders.id and payments.id = gateway_ref
       where orders.tenant_id = $1 and ((payments.status in ('paid', 'refunded')) <> (completed_at is not null)
         or orders.refunded_minor - orders.refunding_minor <> payments.refunded_minor or orders.charged_back_minor <> payments.charged_back_minor)`,
      [id]
    )
  )
  return rows
}
