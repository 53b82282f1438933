import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { personalDataOf } from '@manyhearts/api/app/identity/personal_data/personal_data_of'
import Member from '@manyhearts/api/app/members/people/member'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { type Cast, asOwner, newCast, type Person } from '../../../cast.ts'
import { mailsTo, newestMailTo } from '../../../mailbox.ts'
import type { Visitor } from '../../../visitor.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../../identity/deletion/leaving.ts'
import { countRows } from '../../chat/conversing.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'

const WORDS = 'Your claim about an order of last spring'
const REASON = 'The claim was settled'

const inDays = (days: number) => DateTime.utc().plus({ days }).toISODate()

const HOLD = { hold_id: null, reason: 'claim', words: WORDS, last_day: inDays(60), untold: null }

test.group('What keeps a member’s data from being erased', (group) => {
  let cast: Cast
  let sam: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
  })

  const path = (call: string, { member } = cast.ann) => `/api/tenants/${cast.rosa.id}/members/${member.id}/${call}`
  const hold = (more: object = {}, who = cast.ann) => sam.put(path('erasure_hold', who), { ...HOLD, ...more })
  const shown = async ({ member } = cast.ann) =>
    (await sam.get(`/api/members/${member.id}?tenant_id=${cast.rosa.id}`)).body
  const lift = async () => sam.post(path('erasure_hold_lift'), { hold_id: (await shown()).hold.id, reason: REASON })
  const list = (resource: string, filter = {}) =>
    sam.get(listPath(resource, { filter: { tenant_id: cast.rosa.id, ...filter } }))
  const isErased = async ({ member } = cast.ann) =>
    (await countRows(cast.rosa, `app.members where id = $1 and status <> 'erased'`, member.id)) === 0
  const dataOf = async ({ brand, member }: Person) => {
    const whole = await asTenant(brand, () => Member.query().where('id', member.id).preload('profile').firstOrFail())
    return personalDataOf((await siteByTenantId(brand.id))!, whole)
  }
  /** Moves the hold back by some days, as the clock would its end. */
  const letHoldPass = ({ brand, member }: Person, days: number) =>
    asOwner(
      (owner) =>
        owner.query(
          `update app.erasure_holds set set_at = set_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2)
           where member_id = $1`,
          [member.id, days]
        ),
      brand
    )

  test('a hold stops the erasure until its last day is over, and the certificate names it', async ({ assert }) => {
    const { email } = cast.ann.member
    assert.equal((await hold()).status, 204)
    const told = await newestMailTo(email)
    assert.include(told.text, WORDS)
    assert.include(told.text, 'legal claim')

    const { body: page } = await cast.ann.browser.get('/api/account-deletion')
    assert.equal(page.account_deletion.held_until, HOLD.last_day)
    await leave(cast.ann)
    const left = await newestMailTo(email, 2)
    assert.include(left.text, 'legal claim')
    await letDaysPass(cast.ann, 25)
    await eraseWhoseTimeHasCome(cast.rosa)
    assert.isFalse(await isErased())
    assert.equal((await cast.ben.browser.get(`/api/members/${cast.ann.profile.id}`)).status, 404)
    assert.equal((await list('deletions', { state: 'held' })).body[0].hold.reason, 'claim')

    await letHoldPass(cast.ann, 61)
    await eraseWhoseTimeHasCome(cast.rosa)
    assert.isTrue(await isErased())
    const certificate = await newestMailTo(email)
    assert.match(certificate.text!, /waited until .* for a legal claim/)
    const [erased] = (await list('erasures')).body
    assert.equal(erased.cause, 'member')
    assert.equal(erased.held.reason, 'claim')
    assert.notInclude(JSON.stringify(erased), cast.ann.member.id)
    assert.equal(await countRows(cast.rosa, 'app.erasure_holds where tenant_id = $1', cast.rosa.id), 0)
  })

  test('lifted, it lets the next job erase', async ({ assert }) => {
    await hold()
    await leave(cast.ann)
    assert.equal((await lift()).status, 204)
    await letDaysPass(cast.ann, 15)
    await eraseWhoseTimeHasCome(cast.rosa)
    assert.isTrue(await isErased())
    assert.deepEqual(
      (await auditOf(cast.rosa)).map(({ action }) => action),
      ['erasure_hold_set', 'erasure_hold_lifted']
    )
  })

  test('it stops no return: the days to come back stay as they are', async ({ assert }) => {
    await hold()
    await leave(cast.ann)
    assert.equal((await sam.put(path('deletion'), { deleted: false, reason: 'They ask' })).status, 204)
    assert.isNotNull((await shown()).hold)
  })

  test('is renewed by who read the one that stands, and by nobody else', async ({ assert }) => {
    await hold()
    const { hold: first } = await shown()
    assert.equal((await hold()).body.errors[0].code, 'hold_changed')
    assert.equal((await hold({ hold_id: first.id, last_day: inDays(90) })).status, 204)
    const { hold: renewed } = await shown()
    assert.isAbove(Date.parse(renewed.ends_at), Date.parse(first.ends_at))
    assert.deepEqual([first.last_day, renewed.last_day], [HOLD.last_day, inDays(90)], 'the day at the brand')
    const late = await sam.post(path('erasure_hold_lift'), { hold_id: first.id, reason: REASON })
    assert.equal(late.body.errors[0].code, 'hold_changed')
    assert.equal((await sam.post(path('erasure_hold_lift'), { hold_id: null, reason: REASON })).status, 409)
  })

  for (const [what, more, field] of [
    ['a day that is over', { last_day: inDays(-2) }, 'last_day'],
    ['more than a year', { last_day: inDays(400) }, 'last_day'],
    ['a day there is not', { last_day: '2027-02-30' }, 'last_day'],
    ['no words', { words: '  ' }, 'words'],
    ['another ground', { reason: 'curiosity' }, 'reason'],
    ['silence without a reason', { untold: '' }, 'untold'],
  ] as const)
    test(`refuses ${what}`, async ({ assert }) => {
      const { status, body } = await hold(more)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
    })

  test('whoever must not be told finds it nowhere', async ({ assert }) => {
    await hold({ untold: 'The court forbids it' })
    await leave(cast.ann)
    const mails = await newestMailTo(cast.ann.member.email).then(() => mailsTo(cast.ann.member.email))
    assert.lengthOf(mails, 1)
    assert.notInclude(mails[0]!.text!, 'legal claim')
    assert.isFalse((await shown()).hold.told)
    const { tables, log } = await dataOf(cast.ann)
    assert.notInclude(JSON.stringify(tables), WORDS)
    assert.notInclude(JSON.stringify(log), WORDS)

    await sam.put(path('erasure_hold', cast.ben), { ...HOLD, words: 'Told' })
    const ofBen = await dataOf(cast.ben)
    assert.include(JSON.stringify(ofBen.tables), 'Told')
    assert.include(JSON.stringify(ofBen.log), 'Told')
  })

  test('raises no alarm that an erasure is late while it holds, and one when it ended hours ago', async ({
    assert,
  }) => {
    const kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    const isLate = async () =>
      (await kim.get('/api/dashboard')).body.brands[0].alarms.some(
        ({ name }: { name: string }) => name === 'erasures_late'
      )
    await hold()
    await leave(cast.ann)
    await letDaysPass(cast.ann, 25)
    assert.isFalse(await isLate())
    await letHoldPass(cast.ann, 62)
    assert.isTrue(await isLate())
  })

  test('no hold keeps half of who is being erased', async ({ assert }) => {
    await leave(cast.ann)
    await letDaysPass(cast.ann, 15)
    assert.equal((await hold()).body.errors[0].code, 'member_erasing')
  })

  test('an operator erases at once, by name, and not while data is held', async ({ assert }) => {
    const kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    const erase = (name = cast.ann.profile.name) => kim.post(path('erasure'), { name, reason: 'They asked again' })
    assert.equal((await erase()).body.errors[0].code, 'member_not_restorable')
    await leave(cast.ann)
    assert.equal((await erase('Somebody')).body.errors[0].field, 'name')
    await hold()
    const [refused] = (await erase()).body.errors
    assert.containSubset(refused, { code: 'member_held', meta: { reason: 'claim', last_day: HOLD.last_day } })
    await lift()
    assert.equal((await erase()).status, 204)
    assert.equal((await sam.put(path('deletion'), { deleted: false, reason: 'They ask' })).status, 409)
    await eraseWhoseTimeHasCome(cast.rosa)
    assert.isTrue(await isErased())
  })

  const CALLS: [call: string, method: 'put' | 'post', body: object, roles: string[]][] = [
    ['erasure_hold', 'put', HOLD, ['operator', 'support']],
    ['erasure_hold_lift', 'post', { hold_id: null, reason: REASON }, ['operator', 'support']],
    ['erasure', 'post', { name: 'Ann', reason: REASON }, ['operator']],
  ]
  for (const [call, method, body, roles] of CALLS)
    test(`${call} is for ${roles.join(' and ')}`, async ({ assert }) => {
      for (const role of ['operator', 'support', 'moderator', 'finance', 'read_only'] as const) {
        const one = await newStaff([{ brand: cast.rosa, role }])
        const { status } = await one[method](path(call, cast.ben), body)
        assert.equal(status === 403, !roles.includes(role), `${role}: ${status}`)
      }
    })
})
