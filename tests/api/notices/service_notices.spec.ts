import { test } from '@japa/runner'
import { asTenant, inSeparateTransaction } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { composeMail } from '@manyhearts/api/app/notices/compositions/compose_mail'
import { sendAnnouncementJob, sendToNext } from '@manyhearts/api/app/notices/announcements/send_announcement_job'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Brand, newBrand, newPerson, type Person } from '../../cast.ts'
import { mailAbout } from '../../mailbox.ts'
import { turnBrand } from '../../turn_brand.ts'
import type { Visitor } from '../../visitor.ts'
import { newStaff } from '../admin/staff_of.ts'
import { countRows } from '../chat/conversing.ts'
import { announcementCrowd, TRAITS } from './announcement_crowd.ts'
import { eventually } from './eventually.ts'
import { nothingIsLeft } from './nothing_is_left.ts'
import { PushService } from './push_service.ts'

const ENGLISH = { title: 'Our new terms', text: 'They apply from May.\n\nYou can leave before.', button: 'Read them' }
const GERMAN = { title: 'Unsere neuen AGB', text: 'Sie gelten ab Mai.', button: 'Lesen' }
const TERMS = /Our new terms/
const AGB = /Unsere neuen AGB/

test.group('Notices about the service', (group) => {
  let brand: Brand
  let kim: Visitor
  group.each.setup(async () => {
    brand = await newBrand('spring', 'GB', 'en-GB')
    kim = await newStaff([{ brand, role: 'operator' }])
  })

  const path = (more = '') => `/api/tenants/${brand.id}/announcements${more}`
  const make = (more: object = {}) =>
    kim.post(path(), { kind: 'service', texts: { en: ENGLISH, de: GERMAN }, segment: {}, path: '/terms', ...more })
  const audience = async (languages: string[], segment: object = {}) =>
    (await kim.post(`/api/tenants/${brand.id}/audience`, { kind: 'service', languages, segment })).body
  const faults = ({ status, body }: { status: number; body: any }) => [
    status,
    (body.errors ?? []).map(({ field, code }: any) => [field, code]),
  ]
  const sendNow = async (id: string) => {
    const { status } = await kim.post(path(`/${id}/schedule`), { send_at: null })
    return status
  }
  const sent = (id: string) =>
    eventually('the end', async () => {
      const { body } = await kim.get(`/api/announcements/${id}`)
      return body.state === 'sent' ? body : undefined
    })
  const member = (name: string) => newPerson(brand, { name, gender: 'female', looking_for: 'male' })
  const setMember = (person: Person, change: string) =>
    asOwner((owner) => owner.query(`update app.members set ${change} where id = $1`, [person.member.id]), brand)

  test('reach every member once, whatever news they asked for and had, and send no push', async ({ assert }) => {
    const service = await PushService.start()
    const ids = await announcementCrowd(brand, 2 * TRAITS.length, service)
    await asOwner(async (owner) => {
      await owner.query(`update app.members set status = 'banned' where id = $1`, [ids[0]])
      await owner.query(`update app.profiles set left_at = now() where member_id = $1`, [ids[1]])
      await owner.query(`update app.members set activated_at = null, status = 'not_confirmed' where id = $1`, [ids[2]])
    }, brand)

    const first = (await make()).body.id
    assert.equal(await sendNow(first), 200)
    await sent(first)
    const second = (await make()).body.id
    await sendNow(second)
    const { receivers } = await sent(second)
    await nothingIsLeft(brand)
    await service.stop()

    const reached = ids.length - 2
    assert.equal(receivers, reached)
    assert.equal(
      await countRows(brand, `app.mails where tenant_id = $1 and kind = 'service_notice'`, brand.id),
      2 * reached
    )
    assert.equal(await countRows(brand, `app.mails where member_id = $1`, ids[0]!), 2)
    assert.equal(await countRows(brand, `app.pushes where tenant_id = $1`, brand.id), 0)
  })

  test('come in the member’s language, say why they come, and can’t be unsubscribed from', async ({ assert }) => {
    const [ann, bea] = [await member('Ann'), await member('Bea')]
    await setMember(bea, `language = 'de'`)

    const { id } = (await make()).body
    await sendNow(id)
    await nothingIsLeft(brand)

    const mail = await mailAbout(ann.member.email, TERMS)
    assert.include(mail.text!, 'You can leave before.')
    assert.include(mail.text!, `/terms`)
    assert.match(mail.text!, /You get this email because it concerns every\s+account at spring\./)
    assert.isUndefined(mail.headers.find(({ key }) => key === 'list-unsubscribe'))
    const german = await mailAbout(bea.member.email, AGB)
    assert.include(german.text!, 'Sie gelten ab Mai.')
    assert.include(german.text!, 'weil sie das Konto betrifft')
  })

  test('are sent once there is a text in every language that members read, and the brand speaks', async ({
    assert,
  }) => {
    const ann = await member('Ann')
    await setMember(ann, `language = 'de'`)
    const { id, version } = (await make({ texts: { fr: ENGLISH } })).body

    assert.deepEqual(await audience(['fr']), { count: null, fewest: 5, missing_languages: ['de', 'en'] })
    const refused = await kim.post(path(`/${id}/schedule`), { send_at: null })
    assert.deepEqual(faults(refused), [
      422,
      [
        ['texts.de', 'language_read'],
        ['texts.en', 'language_read'],
      ],
    ])
    assert.equal((await kim.get(`/api/announcements/${id}`)).body.state, 'draft')

    const draft = { kind: 'service', segment: {}, path: '/terms', version }
    await kim.put(path(`/${id}`), { ...draft, texts: { en: ENGLISH, de: GERMAN } })
    assert.deepEqual((await audience(['de', 'en'])).missing_languages, [])
    assert.equal(await sendNow(id), 200)
    // Her language changes while the mail waits: she gets the brand's.
    await setMember(ann, `language = 'nl'`)
    const site = (await siteByTenantId(brand.id))!
    const order = { mail: 'service_notice', announcement: id, member: ann.member.id } as const
    const late = await asTenant(brand, () => inSeparateTransaction(() => composeMail(site, order)))
    assert.equal(late!.mail.subject, ENGLISH.title)
  })

  test('are limited to countries, and to nothing that members are like', async ({ assert }) => {
    await member('Ann')

    assert.deepEqual(faults(await make({ segment: { gender: 'female' } })), [422, [['segment.gender', 'told_to_all']]])
    assert.deepEqual(faults(await make({ segment: { active_days: 3 } })), [
      422,
      [['segment.active_days', 'told_to_all']],
    ])
    const { id, version } = (await make({ segment: { countries: ['NL'] } })).body
    const narrowed = { kind: 'service', texts: { en: ENGLISH }, segment: { paid_user: true }, path: '/terms', version }
    assert.deepEqual(faults(await kim.put(path(`/${id}`), narrowed)), [422, [['segment.paid_user', 'told_to_all']]])

    await sendNow(id)
    await sent(id)
    assert.equal(await countRows(brand, `app.mails where tenant_id = $1 and kind = 'service_notice'`, brand.id), 0)
  })

  for (const state of ['paused', 'closing'] as const)
    test(`reach members of a brand that is ${state}`, async ({ assert }) => {
      const ann = await member('Ann')
      await turnBrand(brand, state)

      const { id } = (await make()).body
      await sendNow(id)
      await sent(id)

      const mail = await mailAbout(ann.member.email, TERMS)
      assert.equal(mail.subject, ENGLISH.title)
    })

  test('stopped amid sending reach nobody else', async ({ assert }) => {
    const service = await PushService.start()
    await announcementCrowd(brand, 300, service)
    await service.stop()
    const { id } = (await make()).body
    // Scheduled for later, and begun by hand: the queue’s own job comes too late for it.
    await asOwner(
      (owner) => owner.query(`update app.announcements set state = 'scheduled', send_at = now() where id = $1`, [id]),
      brand
    )
    const site = (await siteByTenantId(brand.id))!

    const hasMore = await asTenant(brand, () => inSeparateTransaction(() => sendToNext(site, id)))
    await kim.post(path(`/${id}/stop`))
    await asTenant(brand, () => sendAnnouncementJob(site, id))
    await nothingIsLeft(brand)

    assert.isTrue(hasMore)
    const { body } = await kim.get(`/api/announcements/${id}`)
    assert.containSubset(body, { state: 'stopped', receivers: 200 })
    assert.isAtMost(await countRows(brand, `app.mails where tenant_id = $1 and kind = 'service_notice'`, brand.id), 200)
  })
})
