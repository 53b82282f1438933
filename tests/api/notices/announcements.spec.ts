import { test } from '@japa/runner'
import { DateTime, Settings } from 'luxon'
import { sendAnnouncementJob, sendToNext } from '@manyhearts/api/app/notices/announcements/send_announcement_job'
import { asTenant, inSeparateTransaction } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { mailAbout } from '../../mailbox.ts'
import { asOwner, type Brand, newBrand, newPerson } from '../../cast.ts'
import { countRows } from '../chat/conversing.ts'
import { rounds } from '../../rounds.ts'
import { Visitor } from '../../visitor.ts'
import { newStaff } from '../admin/staff_of.ts'
import { announcementCrowd, TRAITS } from './announcement_crowd.ts'
import { eventually } from './eventually.ts'
import { PushService } from './push_service.ts'
import { workedOff } from './worked_off.ts'

const MEMBERS = rounds(60, 2_000)
const LONDON = 'Europe/London'
const TEXT = { title: 'A quiet spring', text: 'Two new towns.\n\nCome and see.', button: 'Look around' }

test.group('Announcements', (group) => {
  let brand: Brand
  let service: PushService
  let kim: Visitor
  let ids: string[]
  let clock: DateTime
  group.setup(async () => {
    service = await PushService.start()
    return () => service.stop()
  })
  group.each.setup(async () => {
    brand = await newBrand('spring', 'GB', 'en-GB')
    kim = await newStaff([{ brand, role: 'operator' }])
    clock = DateTime.fromMillis(Date.now()).setZone(LONDON)
    return () => {
      Settings.now = () => Date.now()
    }
  })

  /** Of next week, so that everything lies ahead of the real clock. */
  const wednesday = (hour: number) =>
    DateTime.fromMillis(Date.now()).setZone(LONDON).plus({ weeks: 1 }).startOf('week').plus({ days: 2, hours: hour })
  const setClock = (to: DateTime) => {
    clock = to
    const ahead = to.toMillis() - Date.now()
    Settings.now = () => Date.now() + ahead
  }
  /** The queue knows only the real clock: what waits comes nearer by as much. */
  const moveClock = async (to: DateTime) => {
    const seconds = to.diff(clock, 'seconds').seconds
    setClock(to)
    await asOwner((owner) =>
      owner.query(
        `update pgboss.job set start_after = start_after - make_interval(secs => $2)
         where data ->> 'tenant' = $1 and state = 'created'`,
        [brand.id, seconds]
      )
    )
    await workedOff(brand)
  }
  const draft = async (more: object = {}) => {
    const { body } = await kim.post(`/api/tenants/${brand.id}/announcements`, {
      kind: 'promotions',
      texts: { en: TEXT },
      segment: {},
      path: '/members',
      ...more,
    })
    return body.id as string
  }
  const call = (id: string, what: string, body: object = {}) =>
    kim.post(`/api/tenants/${brand.id}/announcements/${id}/${what}`, body)
  const schedule = async (id: string, moment: DateTime) =>
    call(id, 'schedule', { send_at: moment.setZone('Europe/Amsterdam').toFormat("yyyy-MM-dd'T'HH:mm") })
  /** Schedules one and moves the clock there. @returns its state and how many it reached */
  const announce = async (moment: DateTime) => {
    const id = await draft()
    await schedule(id, moment)
    await moveClock(moment.plus({ seconds: 1 }))
    return (await kim.get(`/api/announcements/${id}`)).body
  }
  /** How many of each trait got mails and pushes so far, as [mails, pushes]. */
  const got = () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select members.id::text,
           (select count(*)::int from app.mails where mails.member_id = members.id and kind = 'promotions') as mails,
           (select count(*)::int from app.pushes where pushes.member_id = members.id and kind = 'promotions') as pushes
         from app.members where tenant_id = $1`,
        [brand.id]
      )
      const each = new Map(rows.map(({ id, mails, pushes }) => [id, [mails, pushes]]))
      return TRAITS.map((_, trait) => {
        const members = ids.filter((_id, place) => (place + 1) % TRAITS.length === trait)
        const kinds = new Set(members.map((id) => each.get(id)!.join()))
        return kinds.size === 1 ? [...kinds][0]! : `differ: ${[...kinds].join(' or ')}`
      })
    }, brand)
  const withdrawConsent = () =>
    asOwner(
      (owner) =>
        owner.query(`update app.members set notification_choices = '{"promotions.push": false}' where id = any ($1)`, [
          ids.filter((_id, place) => 'changesMind' in TRAITS[(place + 1) % TRAITS.length]!),
        ]),
      brand
    )

  test('reach who asked for them, outside their quiet hours and once a week, and ask anew at each send', async ({
    assert,
  }) => {
    ids = await announcementCrowd(brand, MEMBERS, service)
    const reached = MEMBERS / TRAITS.length

    const first = await announce(wednesday(23))
    assert.deepEqual(await got(), ['1,0', '1,0', '0,1', '0,0', '0,0', '1,0', '0,0', '0,0', '0,0', '0,0'])
    assert.containSubset(first, { state: 'sent', receivers: 6 * reached })

    await withdrawConsent()
    await moveClock(wednesday(32).plus({ minutes: 1 }))
    const afterNight = ['1,0', '1,0', '0,1', '0,1', '0,0', '1,1', '0,0', '0,0', '0,0', '0,0']
    assert.deepEqual(await got(), afterNight)

    const second = await announce(wednesday(60))
    assert.deepEqual(await got(), afterNight)
    assert.containSubset(second, { state: 'sent', receivers: null })

    const third = await announce(wednesday(5 * 24 + 12))
    assert.deepEqual(await got(), ['2,0', '2,0', '0,2', '0,2', '0,0', '2,2', '0,0', '0,0', '0,0', '0,0'])
    assert.containSubset(third, { state: 'sent', receivers: 5 * reached })
  }).timeout(600_000)

  test('that wait for the end of quiet hours into the next week are that week’s', async ({ assert }) => {
    ids = await announcementCrowd(brand, 20, service)

    await announce(wednesday(4 * 24 + 22))
    await moveClock(wednesday(5 * 24 + 9))
    await announce(wednesday(6 * 24))

    // Those who had the first on Sunday evening may have another in the new week.
    assert.deepEqual(await got(), ['2,0', '2,0', '0,2', '0,1', '0,1', '1,1', '0,0', '0,0', '0,0', '0,0'])
  })

  test('stopped amid sending reach nobody else, also not those whose quiet hours end later', async ({ assert }) => {
    ids = await announcementCrowd(brand, 500, service)
    const site = (await siteByTenantId(brand.id))!
    const id = await draft()
    await schedule(id, wednesday(23))
    setClock(wednesday(23).plus({ seconds: 1 }))

    const hasMore = await asTenant(brand, () => inSeparateTransaction(() => sendToNext(site, id)))
    await workedOff(brand)
    const { status } = await call(id, 'stop')
    await asTenant(brand, () => sendAnnouncementJob(site, id))
    await moveClock(wednesday(33))

    assert.isTrue(hasMore)
    assert.equal(status, 204)
    assert.equal(await countRows(brand, `app.announcement_receivers where tenant_id = $1`, brand.id), 200)
    assert.equal(
      await countRows(
        brand,
        `app.pushes where tenant_id = $1 and member_id in (
      select id from app.members where quiet_from is not null)`,
        brand.id
      ),
      0
    )
    assert.isAbove(await countRows(brand, 'app.mails where tenant_id = $1', brand.id), 0)
    const { body } = await kim.get(`/api/announcements/${id}`)
    assert.containSubset(body, { state: 'stopped', receivers: 200 })
  })

  test('of a brand that was paused in the meantime reach nobody', async ({ assert }) => {
    ids = await announcementCrowd(brand, 20, service)
    const id = await draft()
    await schedule(id, wednesday(12))
    await asOwner((owner) => owner.query(`update global.tenants set state = 'paused' where id = $1`, [brand.id]))
    await eventually('the pause', async () => (await siteByTenantId(brand.id))!.state === 'paused' || undefined)

    await moveClock(wednesday(13))

    assert.isTrue((await got()).every((one) => one === '0,0'))
    assert.equal((await kim.get(`/api/announcements/${id}`)).body.state, 'stopped')
  })

  test('end with one click from their mail, and say on a locked screen only that there is one', async ({ assert }) => {
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    await ann.browser.put('/api/notifications', { promotions: { mail: true, push: true } })
    const phone = await service.subscribe(ann)

    await announce(wednesday(12))
    const mail = await mailAbout(ann.member.email, new RegExp(TEXT.title))
    const push = service.arrived.find(({ path }) => path === phone)!
    const link = mail.headers.find(({ key }) => key === 'list-unsubscribe')!.value.slice(1, -1)
    await new Visitor(brand.host).post(new URL(link).pathname, 'List-Unsubscribe=One-Click')
    await ann.browser.put('/api/notifications', { lock_screen: 'full' })
    await announce(wednesday(8 * 24))

    assert.deepInclude(push.message, { title: 'An offer for you', body: '', url: '/members' })
    assert.include(mail.text, 'Come and see.')
    assert.notMatch(mail.html!, /<img|track/i)
    const full = service.arrived.filter(({ path }) => path === phone).at(-1)!
    assert.deepInclude(full.message, { title: TEXT.title, body: TEXT.text })
    assert.equal(await countRows(brand, `app.mails where tenant_id = $1 and kind = 'promotions'`, brand.id), 1)
  })

  test('called back before their time are drafts again, and go out when they are scheduled anew', async ({
    assert,
  }) => {
    ids = await announcementCrowd(brand, 20, service)
    const id = await draft()
    await schedule(id, wednesday(12))
    const { status } = await kim.delete(`/api/tenants/${brand.id}/announcements/${id}/schedule`)
    await schedule(id, wednesday(36))

    await moveClock(wednesday(13))
    const meanwhile = await got()
    await moveClock(wednesday(37))

    assert.equal(status, 204)
    assert.isTrue(meanwhile.every((one) => one === '0,0'))
    assert.deepEqual((await got())[0], '1,0')
  })
})
