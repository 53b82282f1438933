import { test } from '@japa/runner'
import { type Cast, newCast, type Person } from '../../cast.ts'
import type { Visitor } from '../../visitor.ts'
import { newSuitor, write } from '../chat/conversing.ts'
import { brokenRules, newPackage, pay } from '../credits/shop.ts'
import { auditOf, listPath, newPlatformAdmin, newStaff } from './staff_of.ts'
import { withPlantedRefusal } from './planted_refusal.ts'

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
