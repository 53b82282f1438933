import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { StaffRole } from '@manyhearts/api/app/staff/accounts/staff_roles'
import { mailsTo } from '../../../mailbox.ts'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { announcementCrowd } from '../../notices/announcement_crowd.ts'
import { PushService } from '../../notices/push_service.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'

const TEXT = { title: 'A quiet spring', text: 'Two new towns.\n\nCome and see.', button: 'Look around' }
const DRAFT = { kind: 'promotions', texts: { en: TEXT }, segment: {}, path: '/members' }

test.group('Announcements in the console', (group) => {
  let cast: Cast
  let kim: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
  })

  const path = (more = '', brand = cast.rosa) => `/api/tenants/${brand.id}/announcements${more}`
  const make = async (more: object = {}, who = kim) => who.post(path(), { ...DRAFT, ...more })
  const inDays = (days: number) =>
    DateTime.now().setZone('Europe/Amsterdam').plus({ days }).toFormat("yyyy-MM-dd'T'HH:mm")
  const codes = ({ body }: { body: any }) => body.errors.map(({ field, code }: any) => [field, code])

  test('are written, changed by who read the newest version, and deleted, all of it recorded', async ({ assert }) => {
    const made = await make()
    const { id, version } = made.body
    const changed = await kim.put(path(`/${id}`), { ...DRAFT, kind: 'news', version })
    const late = await kim.put(path(`/${id}`), { ...DRAFT, version })
    const listed = await kim.get(listPath('announcements', { filter: { state: 'draft' } }))
    const removed = await kim.delete(path(`/${id}`))

    assert.equal(made.status, 201)
    assert.containSubset(made.body, { ...DRAFT, tenant_id: cast.rosa.id, state: 'draft', version: 1, receivers: null })
    assert.containSubset(changed.body, { kind: 'news', version: 2 })
    assert.deepEqual([late.status, codes(late)[0][1]], [409, 'announcement_changed'])
    assert.deepEqual(listed.body, [changed.body])
    assert.equal(removed.status, 204)
    assert.equal((await kim.get(`/api/announcements/${id}`)).status, 404)
    assert.deepEqual(
      (await auditOf(cast.rosa)).map(({ action, detail }) => [action, detail.name]),
      [
        ['announcement_changed', TEXT.title],
        ['announcement_changed', TEXT.title],
        ['announcement_removed', TEXT.title],
      ]
    )
  })

  test('need a text, lead to one of the site’s own pages, and to nobody’s profile', async ({ assert }) => {
    const said = { ...TEXT, title: ' ' }

    assert.deepEqual(codes(await make({ texts: {} })), [['texts', 'required']])
    assert.equal((await make({ texts: { en: said } })).status, 422)
    assert.equal((await make({ texts: { xx: TEXT } })).status, 422)
    assert.deepEqual(codes(await make({ path: '/members/12' })), [['path', 'enum']])
    assert.deepEqual(codes(await make({ path: 'https://elsewhere.example' })), [['path', 'enum']])
    assert.deepEqual(codes(await make({ kind: 'likes' })), [['kind', 'enum']])
    assert.equal((await make({ segment: { names: ['Ann'] } })).status, 422)
  })

  test('are scheduled on the brand’s own clocks, within 90 days, and are kept as they are from then on', async ({
    assert,
  }) => {
    const { id, version } = (await make()).body
    const refused = [inDays(-1), inDays(91), '2026-02-31T10:00'].map((send_at) =>
      kim.post(path(`/${id}/schedule`), { send_at })
    )
    const clock = inDays(3)
    const scheduled = await kim.post(path(`/${id}/schedule`), { send_at: clock })

    assert.deepEqual((await Promise.all(refused)).map(codes), [
      [['send_at', 'send_at']],
      [['send_at', 'send_at']],
      [['send_at', 'send_at']],
    ])
    assert.equal(scheduled.body.state, 'scheduled')
    assert.equal(
      DateTime.fromISO(scheduled.body.send_at, { zone: 'Europe/Amsterdam' }).toFormat("yyyy-MM-dd'T'HH:mm"),
      clock
    )
    for (const again of [
      await kim.put(path(`/${id}`), { ...DRAFT, version }),
      await kim.delete(path(`/${id}`)),
      await kim.post(path(`/${id}/schedule`), { send_at: null }),
      await kim.post(path(`/${id}/stop`)),
    ])
      assert.deepEqual([again.status, codes(again)[0][1]], [409, 'announcement_sent'])
    assert.equal((await kim.delete(path(`/${id}/schedule`))).status, 204)
    assert.equal((await kim.get(`/api/announcements/${id}`)).body.state, 'draft')
    await assert.rejects(
      () =>
        asOwner(async (owner) => {
          await owner.query(`update app.announcements set state = 'scheduled', send_at = now() where id = $1`, [id])
          await owner.query(`update app.announcements set path = '/credits' where id = $1`, [id])
        }, cast.rosa),
      /is changed as long as it is a draft/
    )
  })

  test('say how many members they are for, but not when these are few, and never who', async ({ assert }) => {
    const service = await PushService.start()
    await announcementCrowd(cast.rosa, 40, service)
    await service.stop()
    const count = async (segment: object = {}, languages = ['en'], kind = 'promotions') =>
      (await kim.post(`/api/tenants/${cast.rosa.id}/audience`, { kind, languages, segment })).body

    assert.deepEqual(await count(), { count: 24, fewest: 5, missing_languages: [] })
    assert.deepEqual(await count({}, ['en', 'de']), { count: 28, fewest: 5, missing_languages: [] })
    assert.deepEqual(await count({}, ['de']), { count: null, fewest: 5, missing_languages: [] })
    assert.deepEqual(await count({ gender: 'male' }), { count: null, fewest: 5, missing_languages: [] })
    assert.deepEqual(await count({ countries: ['GB'], gender: 'female', active_days: 7, paid_user: false }), {
      count: 24,
      fewest: 5,
      missing_languages: [],
    })
    assert.deepEqual(await count({ paid_user: true }), { count: null, fewest: 5, missing_languages: [] })
    assert.deepEqual(await count({}, ['en'], 'news'), { count: 8, fewest: 5, missing_languages: [] })
  })

  test('are mailed to who wrote them to be looked at, in one of their languages', async ({ assert }) => {
    const { id } = (await make()).body
    const [{ email }] = await asOwner(
      async (owner) =>
        (
          await owner.query(
            `select email from staff.staff_members join staff.grants on staff_member_id = staff_members.id where tenant_id = $1`,
            [cast.rosa.id]
          )
        ).rows
    )

    const sent = await kim.post(path(`/${id}/test`), { language: 'en' })
    const other = await kim.post(path(`/${id}/test`), { language: 'de' })

    assert.equal(sent.status, 204)
    assert.deepEqual(codes(other), [['language', 'enum']])
    const [mail] = await mailsTo(email)
    assert.equal(mail!.subject, TEXT.title)
    assert.include(mail!.text, 'Two new towns.')
    assert.include(mail!.text, 'Only you got it.')
    assert.notMatch(mail!.html!, /<img/i)
  })

  test('are written by operators alone, and read by who may only read', async ({ assert }) => {
    const { id } = (await make()).body
    for (const [role, read, write] of [
      ['read_only', 200, 403],
      ['support', 403, 403],
      ['moderator', 403, 403],
      ['desk', 403, 403],
      ['finance', 403, 403],
    ] as const) {
      const sam = await newStaff([{ brand: cast.rosa, role: role satisfies StaffRole }])
      assert.equal((await sam.get(`/api/announcements/${id}`)).status, read, role)
      assert.equal((await make({}, sam)).status, write, role)
      assert.equal((await sam.post(path(`/${id}/schedule`), { send_at: null })).status, write, role)
    }
    const theirs = await newStaff([{ brand: cast.vlam, role: 'operator' }])
    assert.equal((await make({}, theirs)).status, 404)
    assert.equal((await theirs.post(path(`/${id}/stop`, cast.vlam))).status, 404)
  })
})
