import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { NotEnoughCredits } from '@manyhearts/api/app/credits/ledger/credits_errors'
import { grantSignupCredits } from '@manyhearts/api/app/credits/ledger/grant_signup_credits'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { acknowledgeFictional, brokenRules, charge, grant, newPackage, pay, walletOf } from '../shop.ts'
import { rounds } from '../../../rounds.ts'

const RUNS = rounds(8, 80)

test.group('Spending credits', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  test('bonus credits are spent first, then bought ones', async ({ assert }) => {
    await grant(cast.ann, 15)
    await pay(cast.ann, await newPackage(cast.rosa, { credits: 100 }))

    const first = await charge(cast.ann, { cost: 10, towards: cast.ben.profile })
    assert.deepEqual(await walletOf(cast.ann), { bonus: 5, bought: 100 })
    const second = await charge(cast.ann, { cost: 10, towards: cast.ben.profile })

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 95 })
    assert.deepEqual([first.credits, second.credits], [105, 95])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a member with too few credits is told how many it takes, and keeps them', async ({ assert }) => {
    await grant(cast.ann, 9)

    const refusal = await charge(cast.ann, { cost: 10, towards: cast.ben.profile }).catch((error) => error)

    assert.instanceOf(refusal, NotEnoughCredits)
    assert.deepEqual(refusal.meta, { required: 10, credits: 9 })
    assert.deepEqual(await walletOf(cast.ann), { bonus: 9, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('sixty messages at once with money for ten: exactly ten are charged', async ({ assert }) => {
    await grant(cast.ann, 45)
    await pay(cast.ann, await newPackage(cast.rosa, { credits: 55 }))

    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => charge(cast.ann, { cost: 10, towards: cast.ben.profile }))
    )

    assert.lengthOf(
      outcomes.filter(({ status }) => status === 'fulfilled'),
      10
    )
    for (const one of outcomes) if (one.status === 'rejected') assert.instanceOf(one.reason, NotEnoughCredits)
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('sixty times the same key is one charge', async ({ assert }) => {
    await grant(cast.ann, 100)
    const key = randomUUID()

    const outcomes = await Promise.all(
      Array.from({ length: 60 }, () => charge(cast.ann, { cost: 10, towards: cast.ben.profile, key }))
    )

    assert.lengthOf(
      outcomes.filter(({ replayed }) => !replayed),
      1
    )
    assert.equal(new Set(outcomes.map(({ transactionId }) => transactionId)).size, 1)
    assert.deepEqual(await walletOf(cast.ann), { bonus: 90, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('two members with the same key each pay for themselves', async ({ assert }) => {
    await Promise.all([grant(cast.ann, 10), grant(cast.ben, 10)])

    await charge(cast.ann, { cost: 10, towards: cast.ben.profile, key: 'k' })
    const ben = await charge(cast.ben, { cost: 10, towards: cast.ann.profile, key: 'k' })

    assert.isFalse(ben.replayed)
    assert.deepEqual(await walletOf(cast.ben), { bonus: 0, bought: 0 })
  })

  test('welcome credits come once in a lifetime', async ({ assert }) => {
    await Promise.all(Array.from({ length: 20 }, () => grant(cast.ann, 50)))
    await asTenant(cast.rosa, () => grantSignupCredits(cast.ann.member.id, 70))

    assert.deepEqual(await walletOf(cast.ann), { bonus: 50, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a charge on a fictional profile carries the member’s acknowledgement', async ({ assert }) => {
    await grant(cast.ann, 20)
    const acknowledgementId = await acknowledgeFictional(cast.ann, cast.fay)

    await charge(cast.ann, { cost: 10, towards: cast.fay, acknowledgementId })

    assert.deepEqual(await walletOf(cast.ann), { bonus: 10, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })
})

type Step = { what: 'grant' } | { what: 'buy' } | { what: 'spend'; cost: number; key: string; fictional: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Step>({ what: 'grant' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ what: 'buy' }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('spend' as const),
      cost: fc.integer({ min: 1, max: 60 }),
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      fictional: fc.boolean(),
    }),
  }
)

test.group('The ledger, whatever happens', () => {
  test('every interleaving of grants, purchases and spends keeps every rule', async ({ assert }) => {
    const cast = await newCast()
    const packageId = await newPackage(cast.rosa, { credits: 40, bonus_credits: 7 })
    let number = 0

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }),
        async (rounds) => {
          const one = await newPerson(cast.rosa, { name: `P${number++}`, gender: 'female', looking_for: 'male' })
          const acknowledgementId = await acknowledgeFictional(one, cast.fay)
          const given = { credits: 0 }
          const spent = new Map<string, number>()

          for (const round of rounds) await Promise.all(round.map((doing) => take(one, doing)))

          const { bonus, bought } = await walletOf(one)
          assert.equal(bonus + bought, given.credits - [...spent.values()].reduce((sum, cost) => sum + cost, 0))

          async function take(person: Person, doing: Step): Promise<void> {
            if (doing.what === 'buy') {
              await pay(person, packageId)
              given.credits += 47
            } else if (doing.what === 'grant') {
              await grant(person, 30)
              if (!spent.has('granted')) {
                spent.set('granted', 0)
                given.credits += 30
              }
            } else {
              const towards = doing.fictional ? cast.fay : cast.ben.profile
              const acknowledged = doing.fictional ? acknowledgementId : null
              const outcome = await charge(person, { ...doing, towards, acknowledgementId: acknowledged }).catch(
                (error) => {
                  if (error instanceof NotEnoughCredits) return null
                  throw error
                }
              )
              if (outcome && !outcome.replayed) spent.set(doing.key, doing.cost)
            }
          }
        }
      ),
      { numRuns: RUNS }
    )

    assert.deepEqual(await brokenRules(cast.rosa), [])
  })
})
