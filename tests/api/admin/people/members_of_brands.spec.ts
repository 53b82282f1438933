import { test } from '@japa/runner'
import { type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'

test.group('Which members staff see', (group) => {
  let cast: Cast
  let sam: Visitor

  group.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
  })

  test('staff of one brand need not name it, staff of several must', async ({ assert }) => {
    const both = await newStaff([
      { brand: cast.rosa, role: 'support' },
      { brand: cast.vlam, role: 'read_only' },
    ])
    const unnamed = await both.get('/api/members')
    const named = await both.get(listPath('members', { filter: { tenant_id: cast.vlam.id } }))

    assert.lengthOf((await sam.get('/api/members')).body, 3)
    assert.equal(unnamed.status, 422)
    assert.deepInclude(unnamed.body.errors[0], { field: 'tenant_id', code: 'required' })
    assert.deepEqual(
      named.body.map(({ name }: { name: string }) => name),
      ['Dora']
    )
    assert.equal((await (await newPlatformAdmin()).get(`/api/members/${cast.ann.member.id}`)).status, 422)
  })

  test('another brand’s members can’t be told from missing ones', async ({ assert }) => {
    const dora = cast.dora.member.id
    const inVlam = (id: string, tenant: string) => sam.get(`/api/members/${id}?tenant_id=${tenant}`)

    const answers = [
      await sam.get(`/api/members/${dora}`),
      await inVlam(dora, cast.rosa.id),
      await inVlam(dora, cast.vlam.id),
      await inVlam(cast.ann.member.id, cast.vlam.id),
      await inVlam(dora, '77'),
      await inVlam(dora, 'vlam'),
      await sam.get('/api/members/77'),
      await sam.get(listPath('members', { filter: { tenant_id: cast.vlam.id } })),
      await sam.get(listPath('members', { filter: { tenant_id: '77' } })),
    ]

    const [nobody] = [await sam.get(`/api/members/78?tenant_id=${cast.rosa.id}`)]
    for (const [place, answer] of answers.entries()) {
      assert.equal(answer.status, 404, String(place))
      assert.equal(answer.text, nobody!.text, String(place))
    }
    for (const q of [dora, cast.dora.profile.id, cast.dora.member.email, 'Dora'])
      assert.deepEqual((await sam.get(listPath('members', { filter: { q } }))).body, [], q)
    assert.deepEqual((await sam.get(listPath('members', { filter: { id: [dora] } }))).body, [])
  })

  test('every role that deals with members sees them', async ({ assert }) => {
    for (const role of ['operator', 'support', 'moderator', 'read_only'])
      assert.equal((await (await newStaff([{ brand: cast.rosa, role }])).get('/api/members')).status, 200, role)
    for (const role of ['desk', 'finance'])
      assert.equal((await (await newStaff([{ brand: cast.rosa, role }])).get('/api/members')).status, 403, role)
    assert.equal((await cast.ann.browser.get(`/api/members/${cast.ann.member.id}/reveal`)).status, 404)
  })
})
