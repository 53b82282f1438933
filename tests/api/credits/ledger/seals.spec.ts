import { test } from '@japa/runner'
import { sealLedger } from '@manyhearts/api/app/credits/ledger/seals/seal_ledger'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { eventually } from '../../notices/eventually.ts'
import { asOwner, type Brand, type Cast, newCast } from '../../../cast.ts'
import { brokenRules, charge, grant } from '../shop.ts'
import { letBrandBegin, letLedgerAge, seal, sealsOf } from './sealing.ts'

const HOUR_MS = 3_600_000

test.group('The ledger’s seals', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const hours = (brand: Brand) =>
    sealsOf(brand).then((seals) =>
      Object.fromEntries(
        seals.map(({ day, began_at, ended_at }) => [day, (ended_at.getTime() - began_at.getTime()) / HOUR_MS])
      )
    )
  const moveTo = (brand: Brand, timeZone: string) =>
    asOwner((owner) => owner.query('update global.tenants set time_zone = $2 where id = $1', [brand.id, timeZone]))

  test('stand over each day that is over, and each transaction is under one of them', async ({ assert }) => {
    await grant(cast.ann, 50)
    await letLedgerAge(cast.rosa, 2)
    await charge(cast.ann, { cost: 10, towards: cast.ben.profile })
    await letLedgerAge(cast.rosa, 1)
    await charge(cast.ann, { cost: 10, towards: cast.ben.profile })

    assert.equal(await seal(cast.rosa), 3)

    const seals = await sealsOf(cast.rosa)
    assert.deepEqual(
      seals.map(({ transactions }) => transactions),
      [1, 0, 1]
    )
    for (const [place, { began_at }] of seals.entries())
      if (place > 0) assert.deepEqual(began_at, seals[place - 1]!.ended_at)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a day is sealed once, by however many nodes', async ({ assert }) => {
    await letLedgerAge(cast.rosa, 3)
    await seal(cast.rosa)

    assert.equal(await asTenant(cast.rosa, sealLedger), 0)
    await asOwner(
      (owner) => owner.query('delete from app.ledger_seals where tenant_id = $1', [cast.rosa.id]),
      cast.rosa
    )
    await eventually('seals of six at once', async () => {
      const sealed = await Promise.all(Array.from({ length: 6 }, () => asTenant(cast.rosa, sealLedger)))
      return sealed.some((days) => days > 0) || undefined
    })
    assert.lengthOf(await sealsOf(cast.rosa), 3)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a day waits for who began to write in it', async ({ assert }) => {
    await letLedgerAge(cast.rosa, 2)
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const writing = asTenant(cast.rosa, async () => {
      await tenantRows('select 1')
      begun.resolve()
      await ended.promise
    })
    await begun.promise

    assert.equal(await asTenant(cast.rosa, sealLedger), 0)

    ended.resolve()
    await writing
    assert.equal(await seal(cast.rosa), 2)
  })

  test('days are as long as clocks make them', async ({ assert }) => {
    await letBrandBegin(cast.rosa, '2025-03-28 12:00Z')
    await letBrandBegin(cast.vlam, '2025-10-24 12:00Z')
    await Promise.all([seal(cast.rosa), seal(cast.vlam)])

    assert.containSubset(await hours(cast.rosa), { '2025-03-29': 24, '2025-03-30': 23, '2025-03-31': 24 })
    assert.containSubset(await hours(cast.vlam), { '2025-10-25': 24, '2025-10-26': 25, '2025-10-27': 24 })
  })

  test('a brand that moves to another time zone has one longer or shorter day, and none twice', async ({ assert }) => {
    const brands = { 'America/New_York': cast.rosa, 'Pacific/Kiritimati': cast.vlam }
    for (const [timeZone, brand] of Object.entries(brands)) {
      await letBrandBegin(brand, '2025-06-01 12:00Z')
      await seal(brand)
      await moveTo(brand, timeZone)
      await seal(brand)
      await moveTo(brand, 'Europe/Amsterdam')
      await seal(brand)

      const seals = await sealsOf(brand)
      assert.equal(new Set(seals.map(({ day }) => day)).size, seals.length)
      for (const [place, { began_at, ended_at }] of seals.entries()) {
        if (place > 0) assert.deepEqual(began_at, seals[place - 1]!.ended_at)
        assert.isBelow((ended_at.getTime() - began_at.getTime()) / HOUR_MS, 48)
      }
      assert.deepEqual(await brokenRules(brand), [])
    }
    assert.include(Object.values(await hours(cast.rosa)), 30)
    assert.include(Object.values(await hours(cast.vlam)), 12)
  })

  test('no serving role changes or removes one', async ({ assert }) => {
    await letLedgerAge(cast.rosa, 2)
    await seal(cast.rosa)

    for (const sql of [`update app.ledger_seals set hash = ''`, 'delete from app.ledger_seals'])
      await assert.rejects(() => asTenant(cast.rosa, () => tenantRows(sql)), /permission denied/)
  })
})
