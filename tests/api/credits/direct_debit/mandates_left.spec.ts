import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { eraseMandates } from '@manyhearts/api/app/credits/collections/erase_mandates'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { mailAbout, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { newStaff } from '../../admin/staff_of.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../../identity/deletion/leaving.ts'
import { becomeCreditor, collect, decide, mandateRow, orderByDebit, rowOf, sign } from './debits.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { newMandate } from './new_mandate.ts'
import { brokenRules, newDiscountCode, newPackage, order, pay, redemptionsOf, statusWithin } from '../shop.ts'

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

test.group('Direct debits of somebody who deletes their account', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    await becomeCreditor(cast.rosa)
    package_id = await newPackage(cast.rosa, { currency: 'EUR' })
  })

  const refunds = () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select cause, state <> 'wanted' as booked, credits, amount_minor from app.refunds where member_id = $1 order by credits`,
        [cast.ann.member.id]
      )
      return rows
    }, cast.rosa)

  test('are not collected any more, and the mandate has ended for who comes back, too', async ({ assert }) => {
    const { ann, rosa } = cast
    const mandate = await sign(ann)
    const { body } = await orderByDebit(ann, package_id)

    await leave(ann, { refund: true })
    await collect(rosa, body.order.id)

    assert.deepInclude(await rowOf(rosa, body.order.id), { status: 'cancelled', gateway_ref: null })
    assert.deepInclude(await mandateRow(rosa, mandate), { state: 'ended', end_reason: 'revoked' })
    await nothingIsLeft(rosa)
    const browser = new Visitor(rosa.host)
    const token = tokenIn(await mailAbout(ann.member.email, /has been deleted/))
    assert.equal((await browser.delete(`/api/account-deletion/${token}`)).status, 204)
    const again = await orderByDebit({ ...ann, browser }, package_id)
    assert.equal(again.body.errors[0].code, 'mandate_required')
  })

  test('are not collected either where staff delete the account, and their discount is free again', async ({
    assert,
  }) => {
    const { ann, rosa } = cast
    await sign(ann)
    const code = await newDiscountCode(rosa)
    const { body } = await order(ann, package_id, randomUUID(), 'direct_debit', { code })
    const sam = await newStaff([{ brand: rosa, role: 'support' }])

    const deletion = { deleted: true, reason: 'They asked for it on the phone' }
    const { status } = await sam.put(`/api/tenants/${rosa.id}/members/${ann.member.id}/deletion`, deletion)

    assert.equal(status, 204)
    assert.equal((await rowOf(rosa, body.order.id)).status, 'cancelled')
    assert.deepEqual(await redemptionsOf(rosa, code), ['freed'])
  })

  test('that the bank had been asked for are paid back with the rest, each once', async ({ assert }) => {
    const { ann, rosa } = cast
    await pay(ann, await newPackage(rosa, { credits: 40, price_minor: 500 }))
    await sign(ann)
    const { body } = await orderByDebit(ann, package_id)
    await collect(rosa, body.order.id)
    await leave(ann, { refund: true })
    assert.deepEqual(await refunds(), [{ cause: 'deletion', booked: false, credits: 40, amount_minor: 500 }])
    await decide(rosa, body.order.id, 'paid')
    await statusWithin(ann, body.order.id, 'completed')

    await letDaysPass(ann, 15)
    await eraseWhoseTimeHasCome(rosa)

    assert.deepEqual(await refunds(), [
      { cause: 'deletion', booked: true, credits: 40, amount_minor: 500 },
      { cause: 'deletion', booked: true, credits: 100, amount_minor: 999 },
    ])
    assert.deepEqual(await brokenRules(rosa), [])
  })
})
