import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { listPath, newStaff } from '../staff_of.ts'

test.group('Members in the console', (group) => {
  let cast: Cast
  let sam: Visitor

  group.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
    await asOwner(async (owner) => {
      await owner.query(`update app.wallets set bonus = 5, bought = 20 where member_id = $1`, [cast.ann.member.id])
      await owner.query(`update app.members set status = 'banned' where id = $1`, [cast.ben.member.id])
      const { rows } = await owner.query(
        `insert into app.credit_packages (key, country, credits, price_minor, currency) values ('s', 'GB', 100, 999, 'GBP') returning id`
      )
      await owner.query(
        `insert into app.orders (member_id, package_id, number, status, credits, amount_minor, vat_minor, currency, gateway, method,
           gateway_ref, statement_descriptor, idempotency_key, request_hash, completed_at)
         values ($1, $2, 'R-ABC234', 'completed', 100, 999, 173, 'GBP', 'sandbox', 'card', 'x', 'ROSA', 'k', '\\x00', now())`,
        [cast.ann.member.id, rows[0].id]
      )
    }, cast.rosa)
  })

  const names = async (query: Parameters<typeof listPath>[1] = {}) => {
    const { status, body } = await sam.get(listPath('members', query))
    return status === 200 ? body.map(({ name }: { name: string }) => name) : status
  }
  const found = (q: string) => names({ filter: { q } })

  test('a member is listed with what staff need, and an address that can’t be written to', async ({ assert }) => {
    const { body, headers } = await sam.get(listPath('members', { filter: { q: cast.ann.member.id } }))

    const [{ signed_up_at, activated_at, last_active_at, ...shown }] = body
    assert.deepEqual(shown, {
      id: cast.ann.member.id,
      tenant_id: cast.rosa.id,
      profile_id: cast.ann.profile.id,
      name: 'Ann',
      email: 'a•••@example.com',
      status: 'active',
      age: 35,
      gender: 'female',
      country: 'GB',
      region: null,
      city: null,
      language: 'en',
      paid_user: false,
      credits: 25,
      photo: null,
    })
    for (const at of [signed_up_at, activated_at, last_active_at]) assert.match(at, /^\d{4}-.*Z$/)
    assert.equal(headers['content-range'], 'members 0-0/1')
    assert.equal(headers['cache-control'], 'no-store')
  })

  test('a member’s own page shows orders, consents and their own choices', async ({ assert }) => {
    const { body, text } = await sam.get(`/api/members/${cast.ann.member.id}?tenant_id=${cast.rosa.id}`)

    assert.deepInclude(body, { name: 'Ann', email: 'a•••@example.com', credits: 25, bonus: 5, bought: 20 })
    assert.deepInclude(body.orders[0], { number: 'R-ABC234', status: 'completed', amount_minor: 999, currency: 'GBP' })
    assert.sameDeepMembers(
      body.consents.map(({ given_at: _at, ...consent }: { given_at: string }) => consent),
      ['terms', 'privacy'].map((kind) => ({
        kind,
        version: '2024-01-01T00:00:00.000Z',
        language: 'en',
        partners: null,
        revoked_at: null,
      }))
    )
    assert.isNull(body.age_proof)
    assert.deepEqual(body.own_settings, {
      looking_for: 'male',
      show_fictional: true,
      visible_to_visitors: true,
      invisible_mode: false,
      privacy_mode: false,
      paused: false,
      notifications_disabled: [],
    })
    assert.deepEqual(body.tracking, {
      network: null,
      ref: null,
      sub1: null,
      sub2: null,
      sub3: null,
      lander: null,
      slug: null,
    })
    assert.match(body.last_used_at, /Z$/)
    assert.notInclude(text, cast.ann.member.email)
    assert.notMatch(text, /password|hash/)
  })

  test('a member is found by the whole address, by ids, by an order’s number and by how the name begins', async ({
    assert,
  }) => {
    const { member, profile } = cast.ann

    assert.deepEqual(await found(member.email.toUpperCase()), ['Ann'])
    assert.deepEqual(await found(member.email.slice(1)), [])
    assert.deepEqual(await found(member.id), ['Ann'])
    assert.deepEqual(await found(profile.id), ['Ann'])
    assert.deepEqual(await found('r-abc234'), ['Ann'])
    assert.deepEqual(await found('R-ZZZZZZ'), [])
    assert.deepEqual(await found('aN'), ['Ann'])
    assert.deepEqual(await found('nn'), [])
    assert.deepEqual(await found('%'), [])
    assert.deepEqual(await found('_nn'), [])
    assert.deepEqual(await found(`' or true --`), [])
  })

  test('fictional profiles are not listed as members', async ({ assert }) => {
    assert.deepEqual(await found('Fay'), [])
    assert.deepEqual(await found(cast.fay.id), [])
  })

  test('a list is narrowed by status and sorted both ways', async ({ assert }) => {
    assert.deepEqual(await names({ filter: { status: 'banned' } }), ['Ben'])
    assert.deepEqual(await names({ filter: { status: ['active', 'not_confirmed'] }, sort: ['name', 'DESC'] }), [
      'Cleo',
      'Ann',
    ])
    for (const column of ['id', 'name', 'signed_up_at', 'last_active_at']) {
      const upwards = await names({ sort: [column, 'ASC'] })
      assert.deepEqual(await names({ sort: [column, 'DESC'] }), [...(upwards as string[])].reverse(), column)
    }
    assert.equal(await names({ sort: ['email', 'ASC'] }), 422)
    assert.equal(await names({ filter: { email: 'x' } }), 422)
  })

  test('paging has a limit', async ({ assert }) => {
    assert.deepEqual(await names({ range: [9_999, 10_008] }), [])
    assert.equal(await names({ range: [10_000, 10_009] }), 422)
  })
})
