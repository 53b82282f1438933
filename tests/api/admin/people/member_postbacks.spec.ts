import { test } from '@japa/runner'
import { recordPostback } from '@manyhearts/api/app/postbacks/record_postback'
import { findDuePostbacks } from '@manyhearts/api/app/postbacks/find_due_postbacks'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { NetworkServer } from '../../postbacks/network_server.ts'
import { letPauseEnd, newReceiver, postbacksOf } from '../../postbacks/receivers.ts'
import { auditOf, listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'

const REASON = 'They object, in a letter of today'

test.group('Stopping a member’s postbacks', (group) => {
  let cast: Cast
  let network: NetworkServer
  let sam: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    network = await NetworkServer.start()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
    await newReceiver(cast.rosa, { address: `${network.origin}/?event={event}` })
    await asOwner(
      (owner) => owner.query(`update app.members set network = 'adnet' where tenant_id = $1`, [cast.rosa.id]),
      cast.rosa
    )
    return () => network.stop()
  })

  const path = (id = cast.ann.member.id, brand = cast.rosa) => `/api/tenants/${brand.id}/members/${id}/postbacks`
  const put = (stopped: boolean, who = sam) => who.put(path(), { stopped, reason: REASON })
  const record = (event: 'signup' | 'activation' | 'first_purchase', { member } = cast.ann) =>
    asTenant(cast.rosa, () => recordPostback({ memberId: member.id, event }))
  const tell = async (...about: Parameters<typeof record>) => {
    await record(...about)
    await nothingIsLeft(cast.rosa)
  }
  const told = () => network.arrived.map(({ values }) => values.event)
  const states = async () => (await postbacksOf(cast.rosa)).map(({ event, state }) => [event, state])

  test('what waits is never sent, nothing more is noted, and the log says who did it and why', async ({ assert }) => {
    network.answer = (response) => response.writeHead(500).end()
    await tell('signup')
    await tell('activation')
    network.answer = (response) => response.end()

    const { status } = await put(true)
    await letPauseEnd(cast.rosa)
    await tell('first_purchase')
    await asTenant(cast.rosa, findDuePostbacks)
    await nothingIsLeft(cast.rosa)

    assert.equal(status, 204)
    assert.deepEqual(told(), ['signup'])
    assert.deepEqual(await states(), [
      ['signup', 'stopped'],
      ['activation', 'stopped'],
    ])
    const { id } = (await sam.get('/api/session')).body.staff
    assert.deepEqual(await auditOf(cast.rosa), [
      {
        action: 'member_postbacks_stopped',
        staff_member_id: id,
        detail: { level: 'member', id: cast.ann.member.id, reason: REASON },
      },
    ])
    const listed = await sam.get(listPath('postbacks', { filter: { state: 'stopped' } }))
    assert.lengthOf(listed.body, 2)
    const { body } = await sam.get(`/api/members/${cast.ann.member.id}?tenant_id=${cast.rosa.id}`)
    assert.approximately(Date.parse(body.postbacks_stopped_at), Date.now(), 60_000)
  })

  test('when they go on, what was dropped stays so and what happens next is told', async ({ assert }) => {
    network.answer = (response) => response.writeHead(500).end()
    await tell('signup')
    network.answer = (response) => response.end()
    await put(true)
    await tell('activation')

    const { status } = await put(false)
    await letPauseEnd(cast.rosa)
    await tell('first_purchase')

    assert.equal(status, 204)
    assert.deepEqual(told(), ['signup', 'first_purchase'])
    assert.deepEqual(await states(), [
      ['signup', 'stopped'],
      ['first_purchase', 'delivered'],
    ])
    assert.deepEqual(
      (await auditOf(cast.rosa)).map(({ action, detail }) => [action, detail.reason]),
      [
        ['member_postbacks_stopped', REASON],
        ['member_postbacks_resumed', REASON],
      ]
    )
    const { body } = await sam.get(`/api/members/${cast.ann.member.id}?tenant_id=${cast.rosa.id}`)
    assert.isNull(body.postbacks_stopped_at)
  })

  test('one that is under way is tried no more, and the log keeps what its network said', async ({ assert }) => {
    let isStopped: ReturnType<typeof put> | undefined
    network.answer = (response, { values }) => {
      isStopped = put(true)
      void isStopped.then(() => response.writeHead(values.event === 'signup' ? 503 : 200).end('busy'))
    }
    await tell('signup')
    assert.equal((await isStopped!).status, 204)
    assert.containSubset(await postbacksOf(cast.rosa), [{ state: 'stopped', tries: 1, status: 503, answer: 'busy' }])

    await put(false)
    await tell('activation')
    await letPauseEnd(cast.rosa)

    assert.equal((await isStopped!).status, 204)
    assert.deepEqual(told(), ['signup', 'activation'])
    assert.deepEqual(await states(), [
      ['signup', 'stopped'],
      ['activation', 'delivered'],
    ])
  })

  test('one that was noted just while it was stopped is dropped', async ({ assert }) => {
    await put(true)
    await asOwner(
      (owner) =>
        owner.query(
          `insert into app.postbacks (tenant_id, member_id, event, network, receiver, due_at)
           values ($1, $2, 'signup', 'adnet', 'ads', now() - interval '2 minutes')`,
          [cast.rosa.id, cast.ann.member.id]
        ),
      cast.rosa
    )
    await asTenant(cast.rosa, findDuePostbacks)
    await letPauseEnd(cast.rosa)

    assert.deepEqual(told(), [])
    assert.deepEqual(await states(), [['signup', 'stopped']])
  })

  test('nothing is sent again for them, and others’ networks hear as before', async ({ assert }) => {
    network.answer = (response) => response.writeHead(400).end()
    await tell('signup')
    const kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    const [refused] = await postbacksOf(cast.rosa)
    network.answer = (response) => response.end()
    await put(true)

    const { status, body } = await kim.post(`/api/tenants/${cast.rosa.id}/postbacks/${refused!.id}/resend`)
    await tell('signup', cast.ben)

    assert.deepEqual([status, body.errors[0].code], [409, 'postback_not_resent'])
    assert.deepEqual(await states(), [
      ['signup', 'refused'],
      ['signup', 'delivered'],
    ])
  })

  test('doing it twice changes and records nothing', async ({ assert }) => {
    await put(false)
    await put(true)
    const { body } = await sam.get(`/api/members/${cast.ann.member.id}?tenant_id=${cast.rosa.id}`)
    const again = await put(true)

    assert.equal(again.status, 204)
    assert.lengthOf(await auditOf(cast.rosa), 1)
    const later = await sam.get(`/api/members/${cast.ann.member.id}?tenant_id=${cast.rosa.id}`)
    assert.equal(later.body.postbacks_stopped_at, body.postbacks_stopped_at)
  })

  test('needs a reason, and a plain yes or no', async ({ assert }) => {
    const admin = await newPlatformAdmin()
    for (const [body, field, code] of [
      [{ stopped: true }, 'reason', 'required'],
      [{ stopped: true, reason: '  ab  ' }, 'reason', 'minLength'],
      [{ stopped: true, reason: 'a'.repeat(201) }, 'reason', 'maxLength'],
      [{ stopped: true, reason: 'half a \ud83d' }, 'reason', 'text'],
      [{ reason: REASON }, 'stopped', 'required'],
      [{ stopped: 'yes', reason: REASON }, 'stopped', 'boolean'],
      [{ stopped: true, reason: REASON, network: 'adnet' }, 'network', 'unknown_field'],
    ] as const) {
      const answer = await admin.put(path(), body)
      assert.equal(answer.status, 422, code)
      assert.deepInclude(answer.body.errors[0], { field, code })
    }
    assert.deepEqual(await auditOf(cast.rosa), [])
  })

  test('is for operators and support of the member’s brand', async ({ assert }) => {
    for (const role of ['moderator', 'read_only', 'finance', 'desk']) {
      const { status, body } = await put(true, await newStaff([{ brand: cast.rosa, role }]))
      assert.equal(status, 403, role)
      assert.equal(body.errors[0].code, 'not_allowed')
    }
    const looker = await newStaff([
      { brand: cast.rosa, role: 'read_only' },
      { brand: cast.vlam, role: 'support' },
    ])
    assert.equal((await put(true, looker)).status, 403)
    for (const where of [path(cast.dora.member.id), path(cast.ann.member.id, cast.vlam), path('78'), path('ann')])
      assert.equal((await sam.put(where, { stopped: true, reason: REASON })).status, 404, where)
    assert.equal((await put(true, await newStaff([{ brand: cast.rosa, role: 'operator' }]))).status, 204)
    assert.lengthOf(await auditOf(cast.rosa), 1)
    assert.deepEqual(await auditOf(cast.vlam), [])
  })
})
