import { test } from '@japa/runner'
import { refuseHeld } from '@manyhearts/api/app/chat/holds/decide_held'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { mailAbout, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { countRows, newSuitor, write } from '../../chat/conversing.ts'
import { brokenRules, newPackage, pay } from '../../credits/shop.ts'
import { take } from '../../safety/cases/handling.ts'
import { auditOf, listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'
import { withPlantedRefusal } from '../access/planted_refusal.ts'

const TEXT = 'You have such a lovely smile, tell me more about you'

test.group('Held messages in the console', (group) => {
  let cast: Cast
  let suitor: Person
  let women: Person[]
  let held: { id: string }
  let mo: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    ;({ suitor, women } = await newSuitor(cast.rosa, 5, 100))
    await pay(suitor, await newPackage(cast.rosa, { credits: 100, price_minor: 1000 }))
    for (const { profile } of women.slice(0, 4)) await write(suitor, profile, TEXT)
    held = (await write(suitor, women[4]!.profile, TEXT)).body.held
    mo = await newStaff([{ brand: cast.rosa, role: 'moderator' }])
  })

  const list = (who: Visitor, filter: object = {}) => who.get(listPath('held_messages', { filter }))
  const decide = (
    who: Visitor,
    how: 'release' | 'refusal',
    id = held.id,
    { brand = cast.rosa, reason = 'spam' } = {}
  ) => who.post(`/api/tenants/${brand.id}/held_messages/${id}/${how}`, how === 'refusal' ? { reason } : {})
  const chatWith = async ({ profile }: Person): Promise<string> =>
    (await suitor.browser.get(`/api/members/${profile.id}`)).body.profile.conversation_id
  const unreadOf = async (woman: Person) => (await woman.browser.get('/api/chats.php')).body.total_unread_messages

  test('are listed with their sender, text and receivers; that they were read is logged once', async ({ assert }) => {
    const { status, body, headers } = await list(mo, { state: 'held' })
    await list(mo)
    const whole = await mo.get(`/api/held_messages/${held.id}`)

    assert.equal(status, 200)
    assert.equal(headers['content-range'], 'held_messages 0-0/1')
    assert.containSubset(body, [
      {
        id: held.id,
        tenant_id: cast.rosa.id,
        state: 'held',
        body: TEXT,
        sender: { member_id: suitor.member.id, name: suitor.profile.name },
        receivers: 4,
        decided_at: null,
        decided_by: null,
        reason: null,
      },
    ])
    assert.deepEqual(whole.body, body[0])
    assert.equal(Date.parse(body[0].due_at) - Date.parse(body[0].held_at), 24 * 3_600_000)
    assert.deepEqual(
      (await auditOf(cast.rosa)).map(({ action, detail }) => ({ action, detail })),
      [{ action: 'held_message_read', detail: { level: 'member', id: suitor.member.id, name: held.id } }]
    )
  })

  test('that can’t be logged as read are not shown', async ({ assert }) => {
    const { status, text } = await withPlantedRefusal(cast.rosa, () => list(mo))

    assert.equal(status, 500)
    assert.notInclude(text, TEXT)
  })

  test('are delivered once released, and who did is recorded', async ({ assert }) => {
    const { id } = (await mo.get('/api/session')).body.staff

    const { status } = await decide(mo, 'release')
    const again = [await decide(mo, 'release'), await decide(mo, 'refusal')]

    assert.equal(status, 204)
    assert.equal(await unreadOf(women[4]!), 1)
    assert.deepEqual(
      again.map(({ status: one, body }) => [one, body.errors[0].code]),
      Array(2).fill([409, 'held_message_decided'])
    )
    const [shown] = (await list(mo, { state: 'released' })).body
    assert.containSubset(shown, { id: held.id, state: 'released', decided_by: 'Sam' })
    assert.containSubset(await auditOf(cast.rosa), [
      { action: 'held_message_released', staff_member_id: id, detail: { id: suitor.member.id, name: held.id } },
    ])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('are paid back once refused, for a reason of a list', async ({ assert }) => {
    const faults = [await decide(mo, 'refusal', held.id, { reason: 'ugly' }), await decide(mo, 'refusal', '77')]
    const { status } = await decide(mo, 'refusal', held.id, { reason: 'scam' })

    assert.deepEqual([...faults.map((one) => one.status), status], [422, 404, 204])
    assert.equal(await unreadOf(women[4]!), 0)
    assert.equal((await suitor.browser.get('/api/user.php')).body.user.credits, 160)
    const { body } = await list(mo, { state: 'refused' })
    assert.containSubset(body, [{ id: held.id, reason: 'scam', decided_by: 'Sam' }])
    assert.containSubset(await auditOf(cast.rosa), [{ action: 'held_message_refused', detail: { reason: 'scam' } }])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('tell their sender why they are refused, once for the same text, and an appeal delivers them free of charge', async ({
    assert,
  }) => {
    const { rosa } = cast
    const sixth = await newPerson(rosa, { name: 'Sixth', gender: 'female', looking_for: 'male' })
    const blocked = await newPerson(rosa, { name: 'Gone', gender: 'female', looking_for: 'male' })
    const more = [
      (await write(suitor, sixth.profile, TEXT)).body.held,
      (await write(suitor, blocked.profile, TEXT)).body.held,
    ]
    const credits = async () => (await suitor.browser.get('/api/user.php')).body.user.credits
    const spent = await credits()
    for (const { id } of [held, ...more])
      assert.equal((await decide(mo, 'refusal', id, { reason: 'scam' })).status, 204)
    await blocked.browser.post(`/api/blocks/${suitor.profile.id}`)

    const token = tokenIn(await mailAbout(suitor.member.email, /decision/i))!
    const { body } = await new Visitor(rosa.host).get(`/api/complaints/${token}`)
    const [talk] = (await suitor.browser.get(`/api/chats/${await chatWith(women[4]!)}/messages`)).body.held
    assert.containSubset(talk, { refused: true, reason: 'scam', decision: `/${token}` })
    assert.containSubset(body.decision, { ground: 'terms', measures: ['removed'] })
    assert.match(body.decision.facts, /scam.*lovely smile/s)
    assert.equal(await countRows(rosa, 'app.decisions where profile_id = $1', suitor.profile.id), 1)
    const back = await credits()
    assert.equal(back, spent + 30)

    await new Visitor(rosa.host).post(`/api/complaints/${token}/appeal`, { words: 'I mean it' })
    const other = await newStaff([{ brand: rosa, role: 'moderator' }])
    const [complaint] = (await other.get(listPath('complaints', { filter: { tenant_id: rosa.id } }))).body
    const evidence = (await other.get(`/api/tenants/${rosa.id}/complaints/${complaint.id}/evidence`)).body
    assert.containSubset(evidence.messages, [{ body: TEXT, theirs: true, reported: true }])
    const whole = (await other.get(`/api/complaints/${complaint.id}?tenant_id=${rosa.id}`)).body
    const overturned = await other.post(`/api/tenants/${rosa.id}/appeals/${whole.appeals[0].id}/decision`, {
      lease: await take(other, rosa, complaint.id),
      complaint_id: complaint.id,
      outcome: 'overturned',
      statement: 'We were wrong.',
      language: 'en',
      reason: 'Looked again',
    })

    assert.equal(overturned.status, 204)
    assert.deepEqual([await unreadOf(women[4]!), await unreadOf(sixth), await unreadOf(blocked)], [1, 1, 0])
    assert.equal(await credits(), back)
    assert.lengthOf((await list(mo, { state: 'released' })).body, 2)
    assert.deepEqual(await brokenRules(rosa), [])
  })

  test('that a command refuses have no statement', async ({ assert }) => {
    await asTenant(cast.rosa, () => refuseHeld(held.id, 'other'))

    assert.equal(await countRows(cast.rosa, 'app.decisions where profile_id = $1', suitor.profile.id), 0)
    const [talk] = (await suitor.browser.get(`/api/chats/${await chatWith(women[4]!)}/messages`)).body.held
    assert.containSubset(talk, { refused: true, reason: 'other', decision: null })
  })

  test('can only be refused once the two may not meet', async ({ assert }) => {
    await women[4]!.browser.post(`/api/blocks/${suitor.profile.id}`)

    const released = await decide(mo, 'release')
    const refused = await decide(mo, 'refusal')

    assert.deepEqual([released.status, released.body.errors[0].code], [409, 'held_message_undeliverable'])
    assert.equal(refused.status, 204)
  })

  test('are for operators and moderators of the brand', async ({ assert }) => {
    for (const role of ['support', 'read_only', 'finance', 'desk']) {
      const sam = await newStaff([{ brand: cast.rosa, role }])
      const answers = [await list(sam), await decide(sam, 'release'), await decide(sam, 'refusal')]
      assert.deepEqual(
        answers.map(({ status }) => status),
        [403, 403, 403],
        role
      )
    }
    const theirs = await newStaff([{ brand: cast.vlam, role: 'moderator' }])
    const admin = await newPlatformAdmin()

    assert.deepEqual((await list(theirs)).body, [])
    assert.equal((await list(theirs, { tenant_id: cast.rosa.id })).status, 404)
    assert.equal((await decide(theirs, 'release')).status, 404)
    assert.equal((await decide(theirs, 'release', held.id, { brand: cast.vlam })).status, 404)
    assert.equal((await decide(admin, 'release')).status, 204)
  })
})
