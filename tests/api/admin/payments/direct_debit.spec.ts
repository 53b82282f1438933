import { test } from '@japa/runner'
import PaymentBlock from '@manyhearts/api/app/credits/direct_debit/payment_block'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { becomeCreditor, draft, IBAN, mandateRow, newNumber } from '../../credits/direct_debit/debits.ts'
import { newMandate } from '../../credits/direct_debit/new_mandate.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'
import { withPlantedRefusal } from '../access/planted_refusal.ts'

const WHOLE_IBAN = IBAN.replaceAll(' ', '')

test.group('Mandates and blocks in the console', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const staff = (role: string, brand = cast.rosa) => newStaff([{ brand, role }])
  const list = (who: Visitor, resource: string, filter: object = {}) =>
    who.get(listPath(resource, { filter: { tenant_id: cast.rosa.id, ...filter } }))
  const root = () => `/api/tenants/${cast.rosa.id}`
  const revoke = (who: Visitor, id: string, reason: string = 'They asked for it') =>
    who.post(`${root()}/mandates/${id}/revocation`, { reason })
  const block = (who: Visitor, more: object = {}) =>
    who.post(`${root()}/payment_blocks`, {
      kind: 'iban',
      value: IBAN,
      reason: 'The bank reported fraud',
      last_day: null,
      ...more,
    })
  const lift = (who: Visitor, id: string, reason: string = 'A mistake') =>
    who.post(`${root()}/payment_blocks/${id}/lift`, { reason })

  test('mandates are listed by their ends alone, and found by them and by their reference', async ({ assert }) => {
    const id = await newMandate(cast.ann)
    await newMandate(cast.ben, 'draft')
    const { reference } = await mandateRow(cast.rosa, id)
    const kim = await staff('finance')

    const { body, text } = await list(kim, 'mandates')

    assert.lengthOf(body, 1)
    assert.containSubset(body[0], { id, reference, member: null, iban_end: '4300', state: 'active', end_reason: null })
    for (const kept of [WHOLE_IBAN, IBAN, 'Ann Example', cast.ann.profile.name]) assert.notInclude(text, kept)
    for (const q of ['4300', reference.toLowerCase()]) assert.lengthOf((await list(kim, 'mandates', { q })).body, 1)
    assert.lengthOf((await list(kim, 'mandates', { q: '4301' })).body, 0)
    assert.equal((await list(await staff('support'), 'mandates')).body[0].member.name, cast.ann.profile.name)
  })

  test('one is revoked for a reason, once', async ({ assert }) => {
    const id = await newMandate(cast.ann)
    const kim = await staff('operator')

    assert.equal((await revoke(kim, id, ' ')).status, 422)
    for (const answer of [await revoke(kim, id), await revoke(kim, id)]) assert.equal(answer.status, 204)

    assert.include(await mandateRow(cast.rosa, id), { state: 'ended', end_reason: 'revoked' })
    const entries = (await auditOf(cast.rosa)).filter(({ action }) => action === 'mandate_revoked')
    assert.lengthOf(entries, 1)
    assert.containSubset(entries[0]!.detail, { level: 'member', id: cast.ann.member.id, reason: 'They asked for it' })
  })

  test('what is blocked is refused until it is lifted, and never told', async ({ assert }) => {
    await becomeCreditor(cast.rosa)
    const kim = await staff('finance')

    const made = await block(kim)

    assert.equal(made.status, 201)
    assert.deepInclude(made.body, { kind: 'iban', label: '4300', reason: 'The bank reported fraud', in_force: true })
    assert.equal((await draft(cast.ann)).body.errors[0].code, 'iban_blocked')
    const again = await block(kim)
    assert.deepEqual([again.status, again.body.errors[0].code], [422, 'blocked_before'])
    const log = await auditOf(cast.rosa)
    assert.notInclude(JSON.stringify(log) + made.text + (await list(kim, 'payment_blocks')).text, WHOLE_IBAN)

    assert.equal((await lift(kim, made.body.id, '')).status, 422)
    assert.equal((await lift(kim, made.body.id)).status, 204)
    assert.equal((await lift(kim, made.body.id)).status, 404)
    assert.equal((await draft(cast.ann)).status, 201)
    assert.containSubset(await auditOf(cast.rosa), [
      { action: 'payment_blocked', detail: { name: 'iban …4300', reason: 'The bank reported fraud' } },
      { action: 'payment_unblocked', detail: { name: 'iban …4300', reason: 'A mistake' } },
    ])
  })

  test('a block ends with its last day, and the same can be blocked again', async ({ assert }) => {
    const kim = await staff('finance')
    const { body } = await block(kim, { last_day: '2999-12-31' })
    assert.isString(body.ends_at)
    const isBlocked = () =>
      asTenant(cast.rosa, async () => {
        const nobody = PaymentBlock.hashOf('phone', '+310')
        return PaymentBlock.kindsBlocked(PaymentBlock.hashOf('iban', WHOLE_IBAN), nobody)
      })
    assert.deepEqual(await isBlocked(), ['iban'])

    await asOwner(
      (owner) =>
        owner.query(`update app.payment_blocks set ends_at = now() - interval '1 minute' where id = $1`, [body.id]),
      cast.rosa
    )

    assert.deepEqual(await isBlocked(), [])
    assert.lengthOf((await list(kim, 'payment_blocks', { state: 'ended' })).body, 1)
    assert.lengthOf((await list(kim, 'payment_blocks', { state: 'in_force' })).body, 0)
    assert.equal((await block(kim)).status, 201)
    assert.lengthOf((await list(kim, 'payment_blocks')).body, 1)
  })

  test('what is no account, no number or no day is refused field by field', async ({ assert }) => {
    const kim = await staff('finance')
    for (const [more, field] of [
      [{ value: 'NL00 ABNA 0417 1643 00' }, 'value'],
      [{ kind: 'phone', value: '12345' }, 'value'],
      [{ kind: 'card' }, 'kind'],
      [{ reason: 'a' }, 'reason'],
      [{ last_day: '2020-01-01' }, 'last_day'],
      [{ last_day: '2999-02-31' }, 'last_day'],
    ] as const) {
      const { status, body } = await block(kim, more)
      assert.deepEqual([status, body.errors[0].field], [422, field])
      assert.notInclude(body.errors[0].message, '{{')
    }
    assert.equal((await block(kim, { kind: 'phone', value: newNumber() })).status, 201)
  })

  test('who may see payments sees them, operators and finance change them', async ({ assert }) => {
    const id = await newMandate(cast.ann)
    const { body } = await block(await staff('finance'))
    for (const [role, sees, changes] of [
      ['support', 200, 403],
      ['read_only', 200, 403],
      ['moderator', 403, 403],
      ['desk', 403, 403],
    ] as const) {
      const who = await staff(role)
      for (const resource of ['mandates', 'payment_blocks'])
        assert.equal((await list(who, resource)).status, sees, role)
      for (const answer of [await revoke(who, id), await block(who), await lift(who, body.id)])
        assert.equal(answer.status, changes, role)
    }
    const elsewhere = await staff('finance', cast.vlam)
    for (const answer of [await revoke(elsewhere, id), await block(elsewhere), await lift(elsewhere, body.id)])
      assert.equal(answer.status, 404)
  })

  test('nothing is changed that isn’t logged', async ({ assert }) => {
    const [kim, id] = [await staff('finance'), await newMandate(cast.ann)]

    const revoked = await withPlantedRefusal(cast.rosa, () => revoke(kim, id))
    const blocked = await withPlantedRefusal(cast.rosa, () => block(kim))

    assert.deepEqual([revoked.status, blocked.status], [500, 500])
    assert.equal((await mandateRow(cast.rosa, id)).state, 'active')
    assert.deepEqual((await list(kim, 'payment_blocks')).body, [])
  })
})
