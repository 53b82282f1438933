import { test } from '@japa/runner'
import { recordPush } from '@manyhearts/api/app/notices/push/push_record'
import type { StaffRole } from '@manyhearts/api/app/staff/accounts/staff_roles'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { listPath, newStaff } from '../staff_of.ts'

const ANSWERS = [201, 410, 404, 403, 401, 429, 503, null, 413] as const

test.group('Pushes in the console', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    await asTenant(cast.rosa, async () => {
      for (const status of ANSWERS)
        await recordPush({ memberId: cast.ann.member.id, kind: 'likes', service: 'push.example.com', status })
    })
    await asTenant(cast.rosa, () =>
      recordPush({ memberId: cast.ben.member.id, kind: 'test', service: 'push.example.com', status: 201 })
    )
  })

  const arrive = (role: StaffRole) => newStaff([{ brand: cast.rosa, role }])
  const list = (who: Visitor, filter: object = {}) => who.get(listPath('pushes', { filter }))

  test('are listed with what their service answered, the latest first', async ({ assert }) => {
    const sam = await arrive('support')

    const { body, headers } = await list(sam)
    const outcomeOf = (status: number | null) => body.find((one: any) => one.status === status).outcome

    assert.equal(headers['content-range'], 'pushes 0-9/10')
    assert.containSubset(body[0], {
      tenant_id: cast.rosa.id,
      member: { id: cast.ben.member.id, name: cast.ben.profile.name },
      kind: 'test',
      service: 'push.example.com',
      status: 201,
      outcome: 'taken',
    })
    assert.deepEqual(ANSWERS.map(outcomeOf), [
      'taken',
      'gone',
      'gone',
      'key_refused',
      'key_refused',
      'busy',
      'busy',
      'no_answer',
      'refused',
    ])
    assert.deepEqual((await sam.get(`/api/pushes/${body[0].id}`)).body, body[0])
  })

  test('are found by outcome, kind, member and time', async ({ assert }) => {
    const kim = await arrive('operator')
    const count = async (filter: object) => (await list(kim, filter)).body.length

    assert.equal(await count({ outcome: 'key_refused' }), 2)
    assert.equal(await count({ kind: 'test' }), 1)
    assert.equal(await count({ member_id: cast.ann.member.id }), 9)
    assert.equal(await count({ until: '2020-01-01T00:00:00Z' }), 0)
    assert.equal((await list(kim, { outcome: 'lost' })).status, 422)
  })

  test('are shown to operators, support and who may only read', async ({ assert }) => {
    for (const [role, status] of [
      ['operator', 200],
      ['support', 200],
      ['read_only', 200],
      ['moderator', 403],
      ['desk', 403],
      ['finance', 403],
    ] as const)
      assert.equal((await list(await arrive(role))).status, status, role)
  })
})
