import { test } from '@japa/runner'
import type { StaffRole } from '@manyhearts/api/app/staff/accounts/staff_roles'
import { recordPostback } from '@manyhearts/api/app/postbacks/record_postback'
import PostbackReceiver from '@manyhearts/api/app/tenancy/postback_receivers/postback_receiver'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, type Person } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { NetworkServer, SECRET } from '../../postbacks/network_server.ts'
import { letPauseEnd, newReceiver, postbacksOf } from '../../postbacks/receivers.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'

const RECEIVER = {
  network: 'adnet',
  events: ['signup', 'first_purchase'],
  method: 'GET',
  address: 'https://network.example/postback?event={event}&click={sub1}',
}

test.group('Receivers of postbacks in the console', (group) => {
  let cast: Cast
  let kim: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
  })

  const path = (more = '', brand = cast.rosa) => `/api/tenants/${brand.id}/postback_receivers${more}`
  const make = (more: object = {}, who = kim) => who.post(path(), { ...RECEIVER, key: 'ads', secret: SECRET, ...more })
  const codes = ({ body }: { body: any }) => body.errors.map(({ field, code }: any) => [field, code])

  test('are made, changed and removed, all of it recorded, and their secret is never shown', async ({ assert }) => {
    const made = await make()
    const { id } = made.body
    const changed = await kim.put(path(`/${id}`), { ...RECEIVER, method: 'POST' })
    const rotated = await kim.put(path(`/${id}`), { ...RECEIVER, secret: 'another secret of ours' })
    const listed = await kim.get(listPath('postback_receivers', { filter: { tenant_id: cast.rosa.id } }))
    const kept = await asTenant(cast.rosa, () => PostbackReceiver.findOrFail(id).then((one) => one.secret))
    const removed = await kim.delete(path(`/${id}`))

    assert.equal(made.status, 201)
    assert.deepEqual(made.body, { ...RECEIVER, id, tenant_id: cast.rosa.id, key: 'ads', has_secret: true })
    assert.equal(changed.body.method, 'POST')
    assert.deepEqual(listed.body, [rotated.body])
    assert.equal(kept, 'another secret of ours')
    assert.equal(removed.status, 204)
    assert.equal((await kim.get(`/api/postback_receivers/${id}`)).status, 404)
    const entries = await auditOf(cast.rosa)
    assert.deepEqual(
      entries.map(({ action, detail }) => [action, detail.name, Object.keys(detail.changes).toSorted()]),
      [
        ['postback_receiver_changed', 'ads', ['address', 'events', 'method', 'network', 'secret']],
        ['postback_receiver_changed', 'ads', ['method']],
        ['postback_receiver_changed', 'ads', ['method', 'secret']],
        ['postback_receiver_removed', 'ads', ['address', 'events', 'method', 'network']],
      ]
    )
    assert.notInclude(JSON.stringify([entries, listed.body]), 'secret of ours')
  })

  test('want a public https address with known values, events, and a secret that nobody guesses', async ({
    assert,
  }) => {
    for (const [field, value, code] of [
      ['address', 'http://network.example/', 'https_address'],
      ['address', 'https://127.0.0.1/', 'https_address'],
      ['address', 'https://10.0.0.1/x', 'https_address'],
      ['address', 'https://localhost/x', 'https_address'],
      ['address', 'https://{network}/x', 'https_address'],
      ['address', 'https://someone@network.example/x', 'https_address'],
      ['address', 'https://network.example/?e={email}', 'postback_value'],
      ['address', 'https://network.example/?e={event', 'postback_value'],
      ['events', [], 'array.minLength'],
      ['method', 'PUT', 'enum'],
      ['network', ' ', 'minLength'],
      ['secret', 'short', 'minLength'],
      ['secret', undefined, 'required'],
      ['member', 'Ann', 'unknown_field'],
    ] as const)
      assert.deepEqual(codes(await make({ [field]: value })), [[field, code]], String(value))
    assert.equal((await make({ key: 'No key' })).status, 422)
    assert.equal((await make({ events: ['login'] })).status, 422)
    const { body } = await make({ address: 'https://network.example/?e={email}' })
    assert.include(body.errors[0].message, '{email}')
  })

  test('have a name of their own, and share no event of a network', async ({ assert }) => {
    const { id } = (await make()).body

    assert.deepEqual(codes(await make({ network: 'othernet' })), [['key', 'key_taken']])
    assert.deepEqual(codes(await make({ key: 'more', events: ['refund', 'signup'] })), [
      ['events', 'postback_events_taken'],
    ])
    assert.equal((await make({ key: 'more', events: ['refund'] })).status, 201)
    assert.equal((await make({ key: 'others', network: 'othernet' })).status, 201)
    const { body } = await kim.put(path(`/${id}`), { ...RECEIVER, events: ['refund'] })
    assert.deepEqual(codes({ body }), [['events', 'postback_events_taken']])
    assert.include(body.errors[0].message, 'more')
    const third = await make({ key: 'third', events: ['refund'] })
    assert.include(third.body.errors[0].message, 'more', 'the one that has it, not the first of the network')
  })

  test('are changed by operators of their brand, and read by who may only read', async ({ assert }) => {
    const { id } = (await make()).body
    for (const [role, read, write] of [
      ['read_only', 200, 403],
      ['support', 403, 403],
      ['finance', 403, 403],
      ['moderator', 403, 403],
    ] as [StaffRole, number, number][]) {
      const who = await newStaff([{ brand: cast.rosa, role }])
      assert.equal((await who.get(`/api/postback_receivers/${id}`)).status, read, role)
      assert.equal((await make({ key: 'more' }, who)).status, write, role)
      assert.equal((await who.put(path(`/${id}`), RECEIVER)).status, write, role)
      assert.equal((await who.delete(path(`/${id}`))).status, write, role)
    }
    const stranger = await newStaff([{ brand: cast.vlam, role: 'operator' }])
    assert.equal((await stranger.delete(path(`/${id}`))).status, 404)
    assert.equal((await stranger.delete(path(`/${id}`, cast.vlam))).status, 404)
  })
})

test.group('The log of postbacks in the console', (group) => {
  let cast: Cast
  let network: NetworkServer
  let kim: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    network = await NetworkServer.start()
    kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    await newReceiver(cast.rosa, { address: `${network.origin}/?event={event}` })
    for (const [person, name] of [
      [cast.ann, 'adnet'],
      [cast.ben, 'othernet'],
    ] as const)
      await asOwner(
        (owner) => owner.query('update app.members set network = $1 where id = $2', [name, person.member.id]),
        cast.rosa
      )
    return () => network.stop()
  })

  const tell = async ({ member }: Person, event: 'signup' | 'activation') => {
    await asTenant(cast.rosa, () => recordPostback({ memberId: member.id, event }))
    await nothingIsLeft(cast.rosa)
  }
  const list = (filter: object = {}, who = kim) => who.get(listPath('postbacks', { filter }))
  const resend = (id: string, who = kim) => who.post(`/api/tenants/${cast.rosa.id}/postbacks/${id}/resend`)

  test('says what each network was told and answered, and is filtered', async ({ assert }) => {
    await newReceiver(cast.rosa, { key: 'more', network: 'othernet', address: `${network.origin}/` })
    await tell(cast.ann, 'signup')
    network.answer = (response) => response.writeHead(403).end('who are you')
    await tell(cast.ben, 'signup')

    const { body } = await list()

    assert.containSubset(body, [
      {
        member: { id: cast.ben.member.id, name: cast.ben.profile.name },
        network: 'othernet',
        receiver: 'more',
        event: 'signup',
        state: 'refused',
        status: 403,
        answer: 'who are you',
        tries: 1,
        due_at: null,
        amount_minor: null,
      },
      { member: { id: cast.ann.member.id }, state: 'delivered', status: 200, answer: 'OK' },
    ])
    const count = async (filter: object) => (await list(filter)).body.length
    assert.equal(await count({ network: 'othernet' }), 1)
    assert.equal(await count({ network: 'net' }), 0)
    assert.equal(await count({ state: 'refused' }), 1)
    assert.equal(await count({ event: 'refund' }), 0)
    assert.equal(await count({ member_id: cast.ann.member.id }), 1)
    assert.equal(await count({ until: '2020-01-01T00:00:00Z' }), 0)
    assert.equal((await list({ state: 'lost' })).status, 422)
  })

  test('has what was refused sent again, once, and what was delivered never', async ({ assert }) => {
    network.answer = (response) => response.writeHead(400).end()
    await tell(cast.ann, 'signup')
    const [{ id }] = (await list()).body
    network.answer = (response) => response.end('now I know')

    const sent = await resend(id)
    await nothingIsLeft(cast.rosa)
    const again = await resend(id)

    assert.equal(sent.status, 204)
    assert.deepEqual([again.status, again.body.errors[0].code], [409, 'postback_not_resent'])
    assert.containSubset(await postbacksOf(cast.rosa), [{ id, state: 'delivered', answer: 'now I know' }])
    assert.lengthOf(network.arrived, 2)
    assert.deepEqual(
      (await auditOf(cast.rosa)).map(({ action, detail }) => [action, detail.name]),
      [['postback_resent', 'signup adnet']]
    )
  })

  test('has nothing sent whose receiver is gone; what waited for it is given up', async ({ assert }) => {
    network.answer = (response) => response.writeHead(400).end()
    await tell(cast.ann, 'signup')
    network.answer = (response) => response.writeHead(500).end()
    await tell(cast.ann, 'activation')
    const [receiver] = (await kim.get(listPath('postback_receivers', { filter: {} }))).body
    await kim.delete(`/api/tenants/${cast.rosa.id}/postback_receivers/${receiver.id}`)
    await letPauseEnd(cast.rosa)
    const [refused] = (await list({ event: 'signup' })).body

    assert.containSubset(await postbacksOf(cast.rosa), [{ state: 'refused' }, { state: 'given_up', tries: 1 }])
    assert.equal((await resend(refused.id)).body.errors[0].code, 'postback_not_resent')
    assert.equal((await resend('1')).status, 404)
  })

  test('is read by operators, support and who may only read, and sent again by operators', async ({ assert }) => {
    network.answer = (response) => response.writeHead(400).end()
    await tell(cast.ann, 'signup')
    const [{ id }] = (await list()).body
    for (const [role, read] of [
      ['support', 200],
      ['read_only', 200],
      ['finance', 403],
      ['desk', 403],
    ] as [StaffRole, number][]) {
      const who = await newStaff([{ brand: cast.rosa, role }])
      assert.equal((await list({}, who)).status, read, role)
      assert.equal((await resend(id, who)).status, 403, role)
    }
  })

  test('goes on where a secret is entered that was missing', async ({ assert }) => {
    const id = await newReceiver(cast.rosa, {
      key: 'later',
      network: 'othernet',
      secret: null,
      address: network.origin,
    })
    await tell(cast.ben, 'signup')
    assert.lengthOf(network.arrived, 0)
    await asOwner(
      (owner) =>
        owner.query(`update app.postback_receivers set address = $1 where id = $2`, ['https://network.invalid/', id]),
      cast.rosa
    )

    await kim.put(`/api/tenants/${cast.rosa.id}/postback_receivers/${id}`, {
      ...RECEIVER,
      network: 'othernet',
      address: 'https://network.invalid/',
      secret: SECRET,
    })
    await nothingIsLeft(cast.rosa)

    assert.containSubset(await postbacksOf(cast.rosa), [{ tries: 1, status: null, state: 'waiting' }])
  })
})
