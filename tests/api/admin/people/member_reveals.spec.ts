import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { auditOf, newPlatformAdmin, newStaff } from '../staff_of.ts'

const REASON = 'She asked us by telephone\nto write to her'

test.group('Revealing a member’s address', (group) => {
  let cast: Cast

  group.each.setup(async () => {
    cast = await newCast()
  })

  const reveal = (who: Visitor, id: string, body: object = {}) =>
    who.post(`/api/members/${id}/reveal`, { tenant_id: cast.rosa.id, reason: REASON, ...body })

  test('staff with a reason read the address, and the log records who read which and why', async ({ assert }) => {
    const sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
    const { id } = (await sam.get('/api/session')).body.staff

    const { status, body, headers } = await reveal(sam, cast.ann.member.id)

    assert.equal(status, 200)
    assert.deepEqual(body, { email: cast.ann.member.email })
    assert.equal(headers['cache-control'], 'no-store')
    assert.deepEqual(await auditOf(cast.rosa), [
      {
        action: 'member_revealed',
        staff_member_id: id,
        detail: { level: 'member', id: cast.ann.member.id, reason: REASON },
      },
    ])
  })

  test('what can’t be logged is not revealed', async ({ assert }) => {
    const sam = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    const planted = `planted_${cast.rosa.id}`
    const alter = (how: string) => asOwner((owner) => owner.query(`alter table staff.audit_entries ${how}`))
    await alter(`add constraint ${planted} check (tenant_id is distinct from ${cast.rosa.id}) not valid`)

    const { status, text } = await reveal(sam, cast.ann.member.id)
    await alter(`drop constraint ${planted}`)

    assert.equal(status, 500)
    assert.notInclude(text, cast.ann.member.email)
  })

  test('without a reason nothing is revealed', async ({ assert }) => {
    const admin = await newPlatformAdmin()

    for (const [reason, code] of [
      [undefined, 'required'],
      ['  ab  ', 'minLength'],
      ['a'.repeat(201), 'maxLength'],
      ['for\u0000her', 'text'],
      ['half a \ud83d', 'text'],
    ]) {
      const { status, body } = await reveal(admin, cast.ann.member.id, { reason })
      assert.equal(status, 422, code)
      assert.deepInclude(body.errors[0], { field: 'reason', code })
    }
    assert.equal((await reveal(admin, cast.ann.member.id, { tenant_id: undefined })).body.errors[0].field, 'tenant_id')
    assert.deepEqual(await auditOf(cast.rosa), [])
  })

  test('read-only staff reveal nothing', async ({ assert }) => {
    for (const role of ['moderator', 'read_only', 'finance', 'desk']) {
      const { status, body } = await reveal(await newStaff([{ brand: cast.rosa, role }]), cast.ann.member.id)
      assert.equal(status, 403, role)
      assert.equal(body.errors[0].code, 'not_allowed')
    }
    const looker = await newStaff([
      { brand: cast.rosa, role: 'read_only' },
      { brand: cast.vlam, role: 'operator' },
    ])
    assert.equal((await reveal(looker, cast.ann.member.id)).status, 403)
    assert.deepEqual(await auditOf(cast.rosa), [])
  })

  test('another brand’s member can’t be told from a missing one, and leaves no entry', async ({ assert }) => {
    const sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
    const dora = cast.dora.member.id

    const answers = [
      await reveal(sam, dora),
      await reveal(sam, dora, { tenant_id: undefined }),
      await reveal(sam, dora, { tenant_id: cast.vlam.id }),
      await reveal(sam, cast.ann.member.id, { tenant_id: cast.vlam.id }),
      await reveal(sam, dora, { tenant_id: '77' }),
      await reveal(sam, dora, { tenant_id: 'vlam' }),
      await reveal(sam, dora, { tenant_id: '' }),
      await reveal(sam, 'dora'),
    ]

    const { text } = await reveal(sam, '78')
    for (const [place, answer] of answers.entries()) {
      assert.equal(answer.status, 404, String(place))
      assert.equal(answer.text, text, String(place))
    }
    assert.deepEqual([...(await auditOf(cast.rosa)), ...(await auditOf(cast.vlam))], [])
  })
})
