import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, newPerson } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { newPackage, pay } from '../../credits/shop.ts'
import { newPlatformAdmin, newStaff } from '../staff_of.ts'
import { found, search } from './searching.ts'

test.group('What staff find by one key', (group) => {
  let cast: Cast
  let sam: Visitor
  let number: string
  let payment: string
  let orderId: string

  group.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
    number = (await pay(cast.ann, await newPackage(cast.rosa))).number
    ;[{ payment, orderId }] = await asOwner(async (owner) => {
      await owner.query(
        `update app.members set support_code = '204618', support_code_until = now() + interval '1 hour' where id = $1`,
        [cast.ann.member.id]
      )
      await owner.query(
        `update app.members set support_code = '204619', support_code_until = now() - interval '1 hour' where id = $1`,
        [cast.ben.member.id]
      )
      const { rows } = await owner.query(
        `select gateway_ref as payment, id::text as "orderId" from app.orders where number = $1`,
        [number]
      )
      return rows as [{ payment: string; orderId: string }]
    }, cast.rosa)
  })

  test('a member: by address, code, ids and how the name begins, with an address that can’t be written to', async ({
    assert,
  }) => {
    const { member, profile } = cast.ann
    const rosa = { id: cast.rosa.id, slug: cast.rosa.slug, name: 'rosa' }

    const answer = await search(sam, ` ${member.email.toUpperCase()} `)
    assert.lengthOf(answer.hits, 1)
    const [{ tenant, ...hit }] = answer.hits as [(typeof answer.hits)[0]]
    assert.deepEqual(hit, { kind: 'member', id: member.id, label: 'Ann', detail: 'a•••@example.com' } as never)
    assert.containsSubset(tenant, rosa)
    assert.match(tenant!.mark!.light, /^#/)
    assert.deepEqual([answer.more, answer.brands], [[], { asked: 1, of: 1 }] as never)

    for (const q of ['204618', '204 618', member.id, profile.id])
      assert.deepEqual(await found(sam, q), ['member Ann'], q)
    assert.include(await found(sam, 'aN'), 'member Ann')
    for (const q of [
      '204619',
      '204617',
      member.email.slice(1),
      'nn',
      'a',
      '%',
      '_nn',
      'R-ZZZZZZ',
      `' or true --`,
      '77',
    ])
      assert.deepEqual(
        (await found(sam, q)).filter((one) => one.startsWith('member') || one.startsWith('order')),
        [],
        q
      )
  })

  test('an order: by its number however it is written, its id and what the payment provider calls it', async ({
    assert,
  }) => {
    for (const q of [number, number.toLowerCase(), number.replace('-', '–'), orderId, payment]) {
      const [hit, ...others] = (await search(sam, q)).hits
      assert.deepInclude(hit, {
        kind: 'order',
        id: orderId,
        label: number,
        detail: 'Ann',
        member_id: cast.ann.member.id,
        status: 'completed',
        amount_minor: 999,
        currency: 'GBP',
      })
      assert.deepEqual(others, [], q)
    }
  })

  test('a report and a privacy request: by the numbers that people are given, and where they may be seen', async ({
    assert,
  }) => {
    const { rosa, ann, ben } = cast
    const { body } = await ann.browser.post('/api/complaints', {
      subject_kind: 'profile',
      subject_id: ben.profile.id,
      reason: 'spam',
    })
    const [{ complaint, decision, request }] = await asOwner(async (owner) => {
      const { rows } = await owner.query(
        `with decision as (
           insert into app.decisions (tenant_id, id, number, token_hash, subject_kind, facts, measures, language, decided_by)
           values ($1, 1, 'D-ABCDEFGH', 'x', 'profile', 'Nothing', '{}', 'en', 1) returning number
         ), request as (
           insert into app.privacy_requests (tenant_id, number, member_id, kind, language, proof, due_at)
           values ($1, 'P-ABCDEFGH', $2, 'objection', 'en', 'log_in', now() + interval '1 day') returning id::text
         )
         update app.complaints set decision_id = 1 where tenant_id = $1
         returning number as complaint, (select number from decision) as decision, (select id from request) as request`,
        [rosa.id, ann.member.id]
      )
      return rows as [{ complaint: string; decision: string; request: string }]
    }, rosa)
    const finance = await newStaff([{ brand: rosa, role: 'finance' }])

    assert.equal(body.complaint.number, complaint)
    for (const q of [complaint, complaint.toLowerCase(), complaint.replace('-', ' –')])
      assert.deepEqual(await found(sam, q), [`complaint ${complaint}`], q)
    assert.containSubset((await search(sam, decision)).hits, [
      { kind: 'complaint', label: complaint, detail: decision },
    ])
    assert.containSubset((await search(sam, 'P-ABCDEFGH')).hits, [{ kind: 'privacy_request', id: request }])
    assert.deepEqual(await found(sam, 'C-ZZZZZZZZ'), [])
    for (const q of [complaint, decision, 'P-ABCDEFGH']) assert.deepEqual(await found(finance, q), [], q)
  })

  test('brands, companies and colleagues: by any part of their names, best first', async ({ assert }) => {
    const admin = await newPlatformAdmin()
    const { staff } = (await admin.get('/api/session')).body

    for (const q of [cast.rosa.slug, cast.rosa.host, cast.rosa.id]) {
      const [hit] = (await search(sam, q)).hits
      assert.deepInclude(hit, { kind: 'tenant', id: cast.rosa.id, label: 'rosa', detail: cast.rosa.host })
    }
    const [company] = (await search(sam, 'tests b')).hits
    assert.deepInclude(company, { kind: 'company', label: 'Tests B.V.', detail: 'Amsterdam', tenant: null })
    const [colleague, ...others] = (await search(admin, staff.email)).hits
    assert.deepInclude(colleague, { kind: 'staff_member', id: staff.id, detail: staff.email })
    assert.deepEqual(others, [])
    assert.deepEqual(await found(sam, staff.email), [])
  })

  test('each role finds what it may see, and says in how many brands it looked', async ({ assert }) => {
    const seen: Record<string, string[]> = {}
    for (const role of ['operator', 'support', 'moderator', 'read_only', 'finance', 'desk']) {
      const one = await newStaff([{ brand: cast.rosa, role }])
      const queries = [cast.ann.member.email, '204618', number, payment, cast.rosa.slug]
      seen[role] = (await Promise.all(queries.map((q) => found(one, q)))).flat()
    }

    const all = ['member Ann', 'member Ann', `order ${number}`, `order ${number}`, 'tenant rosa']
    const money = [`order ${number}`, `order ${number}`, 'tenant rosa']
    assert.deepEqual(seen, { operator: all, support: all, moderator: all, read_only: all, finance: money, desk: [] })
    const finance = await newStaff([{ brand: cast.rosa, role: 'finance' }])
    assert.deepInclude((await search(finance, number)).hits[0], { detail: null, member_id: null })
    assert.deepEqual((await search(finance, cast.ann.member.email)).brands, { asked: 0, of: 0 })
  })

  test('whoever has no role finds nothing, and nobody may ask who isn’t logged in', async ({ assert }) => {
    const nobody = await newStaff([])

    for (const q of [cast.ann.member.email, number, cast.rosa.slug, 'Tests'])
      assert.deepEqual((await search(nobody, q)).hits, [], q)
    assert.equal((await cast.ann.browser.get('/api/search?q=ann')).status, 404)
    const stranger = await newStaff([])
    stranger.cookies.clear()
    assert.equal((await stranger.get('/api/search?q=ann')).status, 403)
  })

  test('a brand’s people are found at the brand alone, and platform admins find them in each', async ({ assert }) => {
    const [vlam, both, admin] = [
      await newStaff([{ brand: cast.vlam, role: 'operator' }]),
      await newStaff([
        { brand: cast.rosa, role: 'support' },
        { brand: cast.vlam, role: 'finance' },
      ]),
      await newPlatformAdmin(),
    ]

    for (const q of [
      cast.ann.member.email,
      cast.ann.member.id,
      cast.ann.profile.id,
      '204618',
      number,
      orderId,
      payment,
    ])
      assert.deepEqual((await search(vlam, q)).hits, [], q)
    assert.deepEqual(await found(vlam, cast.rosa.slug), [])
    assert.deepEqual(await found(both, cast.ann.member.email), ['member Ann'])
    assert.deepEqual(await found(both, cast.dora.member.email), [])
    for (const { member } of [cast.ann, cast.dora]) assert.lengthOf((await search(admin, member.email)).hits, 1)
  })

  test('the brand in which one is comes first', async ({ assert }) => {
    const email = `twin-${cast.rosa.id}@example.com`
    await asOwner(
      (owner) => owner.query('update app.members set email = $1 where id = $2', [email, cast.ben.member.id]),
      cast.rosa
    )
    await asOwner(
      (owner) => owner.query('update app.members set email = $1 where id = $2', [email, cast.dora.member.id]),
      cast.vlam
    )
    const admin = await newPlatformAdmin()

    for (const { id } of [cast.rosa, cast.vlam]) {
      const { hits } = await search(admin, email, { tenant_id: id })
      assert.lengthOf(hits, 2)
      assert.equal(hits[0]!.tenant!.id, id)
    }
  })

  test('five of a kind are told, and that there are more', async ({ assert }) => {
    const admin = await newPlatformAdmin()

    const { hits, more } = await search(admin, cast.rosa.slug.slice(0, 3))

    assert.isAtMost(hits.filter(({ kind }) => kind === 'tenant').length, 5)
    assert.notInclude(more, 'order')
  })

  test('those who left are not found, nor named by their orders', async ({ assert }) => {
    const gone = await newPerson(cast.rosa, { name: 'Gwen', gender: 'female', looking_for: 'male' })
    const { number: theirs } = await pay(gone, await newPackage(cast.rosa))
    await asOwner(
      (owner) => owner.query(`update app.members set status = 'erased' where id = $1`, [gone.member.id]),
      cast.rosa
    )

    assert.deepEqual(await found(sam, gone.member.id), [])
    assert.deepInclude((await search(sam, theirs)).hits[0], { label: theirs, detail: null, member_id: null })
  })

  test('what is no search is refused', async ({ assert }) => {
    for (const [query, field, code] of [
      ['', 'q', 'required'],
      ['q=', 'q', 'minLength'],
      ['q=%20%20', 'q', 'minLength'],
      [`q=${'a'.repeat(101)}`, 'q', 'maxLength'],
      ['q=a%00b', 'q', 'control_characters'],
      ['q=ann&tenant_id=rosa', 'tenant_id', 'id'],
      ['q=ann&limit=9', 'limit', 'unknown_field'],
    ]) {
      const { status, body } = await sam.get(`/api/search?${query}`)
      assert.equal(status, 422, query)
      assert.deepInclude(body.errors[0], { field, code }, query)
    }
    for (const q of ['\ufffd', '\u202e', '𝕬𝖓𝖓', '%', '\\', '(', '9'.repeat(30), `${'9'.repeat(19)}`])
      assert.include([200, 422], (await sam.get(`/api/search?${new URLSearchParams({ q })}`)).status, q)
  })
})
