import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { sendMailJob } from '@manyhearts/api/app/notices/compositions/send_mail_job'
import { unsubscribeToken } from '@manyhearts/api/app/notices/preferences/unsubscribe_token'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, type Person } from '../../cast.ts'
import { newestMailTo, tokenIn } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { turnBrand } from '../../turn_brand.ts'
import { startActivation } from '@manyhearts/api/app/identity/activation/start_activation'

const ONE_CLICK = { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': '' }

test.group('Unsubscribing from mails', (group) => {
  let cast: Cast
  let token: string
  let stranger: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    token = unsubscribeToken({ memberId: cast.ann.member.id, type: 'likes' }, cast.rosa)
    stranger = new Visitor(cast.rosa.host)
  })

  const chosen = async ({ browser }: Person) => (await browser.get('/api/notifications')).body.notifications

  async function mailOfALike({ rosa, ann, ben }: Cast) {
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    await asOwner((owner) => owner.query(`update app.sessions set last_used_at = now() - interval '1 h'`), rosa)
    const data = { mail: 'news', about: 'like', from: ben.profile.id, to: ann.profile.id }
    const site = (await siteByTenantId(rosa.id))!
    await asTenant(rosa, () => sendMailJob({ id: randomUUID(), createdAt: new Date(), data, site }))
    return newestMailTo(ann.member.email)
  }

  test('is one click for a mail program: without a cookie, a marker or a script', async ({ assert }) => {
    const mail = await mailOfALike(cast)
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value

    assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
    const [, address] = /^<(.+)>$/.exec(header('list-unsubscribe')!)!
    const { status, text } = await stranger.post(new URL(address!).pathname, 'List-Unsubscribe=One-Click', ONE_CLICK)

    assert.deepEqual([status, text], [204, ''])
    const { likes, new_messages } = await chosen(cast.ann)
    assert.deepEqual(
      [likes, new_messages],
      [
        { mail: false, push: true },
        { mail: true, push: true },
      ]
    )
  })

  test('is one click while the brand is paused, too', async ({ assert }) => {
    await turnBrand(cast.rosa, 'paused')

    const { status } = await stranger.post(`/${token}`, 'List-Unsubscribe=One-Click', ONE_CLICK)

    assert.equal(status, 204)
    await turnBrand(cast.rosa, 'live')
    assert.deepEqual((await chosen(cast.ann)).likes, { mail: false, push: true })
  })

  test('is a button on a page too, linked from the foot of the mail; opening it changes nothing', async ({
    assert,
  }) => {
    const mail = await mailOfALike(cast)
    const said = /^Unsubscribe from these emails:\nhttp:\/\/[^/]+\/([\w-]{43})$/m.exec(mail.text!)![1]!

    const look = await stranger.get(`/api/tokens/${said}`)
    const page = await stranger.get(`/${said}`, { accept: 'text/html' })
    assert.isTrue((await chosen(cast.ann)).likes.mail)
    const press = await stranger.post(`/api/unsubscriptions/${said}`)

    assert.include(mail.html!, `/${said}"`)
    assert.deepEqual(look.body, { purpose: 'unsubscribe', used: false, expired: false, notification: 'likes' })
    assert.equal(page.status, 200)
    assert.equal(press.status, 204)
    assert.isFalse((await chosen(cast.ann)).likes.mail)
  })

  test('done twice is fine, and each kind of mail has its own', async ({ assert }) => {
    const { ann } = cast
    for (let times = 0; times < 2; times++) assert.equal((await stranger.post(`/${token}`)).status, 204)
    const other = unsubscribeToken({ memberId: ann.member.id, type: 'unread_reminders' }, cast.rosa)
    await stranger.post(`/${other}`)

    const { likes, unread_reminders, new_messages } = await chosen(ann)
    assert.deepEqual([likes.mail, unread_reminders.mail, new_messages.mail], [false, false, true])
  })

  test('refuses a link that was changed, is of another brand, or is for something else', async ({ assert }) => {
    const { rosa, vlam, ann, ben } = cast
    const bytes = Buffer.from(token, 'base64url')
    const changed = (place: number) => {
      const copy = Buffer.from(bytes)
      copy[place]! ^= 1
      return copy.toString('base64url')
    }
    const foreign = unsubscribeToken({ memberId: ann.member.id, type: 'likes' }, vlam)
    const unknown = unsubscribeToken({ memberId: '1', type: 'likes' }, rosa)
    await asTenant(rosa, () => startActivation({ ...rosa } as never, cast.cleo.member))
    const activation = tokenIn(await newestMailTo(cast.cleo.member.email))

    for (const wrong of [changed(7), changed(8), changed(31), foreign, unknown, activation, 'x'.repeat(43)]) {
      for (const path of [`/${wrong}`, `/api/unsubscriptions/${wrong}`]) {
        const { status, body } = await stranger.post(path)
        assert.deepEqual([status, body.errors[0].code], [404, 'token_invalid'], path)
      }
    }
    assert.equal((await stranger.post('/short')).status, 404)
    for (const person of [ann, ben]) assert.isTrue((await chosen(person)).likes.mail)
  })

  test('needs the marker where a page of ours asks', async ({ assert }) => {
    const { status, body } = await stranger.post(`/api/unsubscriptions/${token}`, {}, { 'x-requested-with': '' })

    assert.deepEqual([status, body.errors[0].code], [403, 'marker_missing'])
  })

  test('is offered by no mail that an account needs', async ({ assert }) => {
    await asTenant(cast.rosa, () => startActivation({ ...cast.rosa } as never, cast.cleo.member))

    const { headers, text } = await newestMailTo(cast.cleo.member.email)

    assert.notInclude(
      headers.map(({ key }) => key),
      'list-unsubscribe'
    )
    assert.notInclude(text!, 'Unsubscribe from these emails')
  })
})
