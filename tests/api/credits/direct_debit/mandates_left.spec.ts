import { test } from '@japa/runner'
import { eraseMandates } from '@manyhearts/api/app/credits/collections/erase_mandates'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { becomeCreditor, collect, mandateRow, orderByDebit, rowOf, sign } from './debits.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { newMandate } from './new_mandate.ts'
import { newPackage } from '../shop.ts'

test.group('The mandates of somebody whose data is erased', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    await becomeCreditor(cast.rosa)
  })

  const erase = () => asTenant(cast.rosa, () => eraseMandates(cast.ann.member.id))
  const isRevoked = (reference: string) =>
    asOwner(async (owner) => {
      const sql = 'select revoked_at is not null as revoked from infra.sandbox_mandates where reference = $1'
      return (await owner.query(sql, [reference])).rows[0].revoked as boolean
    })
  const codes = () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query('select id from app.sms_codes where tenant_id = $1', [cast.rosa.id])
      return rows.length
    }, cast.rosa)

  test('go, with their codes, where nothing was collected by them, and the gateway forgets them', async ({
    assert,
  }) => {
    const [draft, ended] = [await newMandate(cast.ann, 'draft'), await newMandate(cast.ann, 'ended')]
    const active = await sign(cast.ann)
    const package_id = await newPackage(cast.rosa, { currency: 'EUR' })
    const { body } = await orderByDebit(cast.ann, package_id)

    const { reference } = await mandateRow(cast.rosa, active)

    await erase()
    await nothingIsLeft(cast.rosa)

    assert.isTrue(await isRevoked(reference))
    for (const id of [draft, ended, active]) assert.isUndefined(await mandateRow(cast.rosa, id))
    assert.equal(await codes(), 0)
    assert.deepInclude(await rowOf(cast.rosa, body.order.id), { status: 'cancelled', mandate_id: null })
  })

  test('stay for as long as a bank may ask, where something was', async ({ assert }) => {
    const active = await sign(cast.ann)
    const package_id = await newPackage(cast.rosa, { currency: 'EUR' })
    const { body } = await orderByDebit(cast.ann, package_id)
    await collect(cast.rosa, body.order.id)

    await erase()

    assert.deepInclude(await mandateRow(cast.rosa, active), { state: 'ended', end_reason: 'deleted' })
    assert.equal(await codes(), 0)
  })
})
