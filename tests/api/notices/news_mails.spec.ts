import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { answerAsProfile } from '@manyhearts/api/app/chat/messages/answer_as_profile'
import Conversation from '@manyhearts/api/app/chat/conversations/conversation'
import type { News } from '@manyhearts/api/app/jobs/news'
import { sendMailJob } from '@manyhearts/api/app/notices/compositions/send_mail_job'
import { notifyMemberJob } from '@manyhearts/api/app/notices/news/notify_member_job'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, type Person } from '../../cast.ts'
import { PASSWORD } from '../../password.ts'
import { acknowledge, giveCredits, write, writeIn } from '../chat/conversing.ts'
import { turnBrand } from '../../turn_brand.ts'
import { eventually } from './eventually.ts'
import { mailsOf } from './mails_of.ts'
import { waitingJobs } from './waiting_jobs.ts'

test.group('Mails about what is new', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    await Promise.all([giveCredits(cast.ann, 1000), giveCredits(cast.ben, 1000)])
  })

  /** Runs now what is scheduled: the mail some minutes later, or the reminder a day later. */
  const send = async (news: News) => {
    const site = (await siteByTenantId(cast.rosa.id))!
    const job = { id: randomUUID(), createdAt: new Date(), data: { mail: 'news', ...news }, site }
    await asTenant(cast.rosa, () => sendMailJob(job))
  }
  const leave = ({ member, brand }: Person, minutes = 60) =>
    asOwner(
      (owner) =>
        owner.query(`update app.sessions set last_used_at = now() - make_interval(mins => $2) where member_id = $1`, [
          member.id,
          minutes,
        ]),
      brand
    )
  const about = (what: 'message' | 'like', from: { id: string } = cast.ben.profile): News => ({
    about: what,
    from: from.id,
    to: cast.ann.profile.id,
  })

  test('are due ten minutes after a message, and a reminder after a day: one of each, however much is written', async ({
    assert,
  }) => {
    const { rosa, ann, ben } = cast
    for (let times = 0; times < 3; times++) await write(ben, ann.profile, `Hello ${times}`)

    const waiting = await eventually('the mail', async () => {
      const jobs = await waitingJobs(rosa)
      return jobs.length >= 2 ? jobs : undefined
    })

    assert.deepEqual(
      waiting.map(({ name, data }) => [name, data]),
      [
        ['send_mail', { mail: 'news', ...about('message') }],
        ['notify_member', { about: 'unread', to: ann.profile.id }],
      ]
    )
    assert.approximately(waiting[0]!.in, 600, 5)
    assert.approximately(waiting[1]!.in, 86_400, 5)
  })

  test('say who wrote, not what, and link to it', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const { id } = (await write(ben, ann.profile, 'Something private')).body.conversation
    await leave(ann)

    await send(about('message'))

    const [mail] = await mailsOf(ann)
    assert.equal(mail!.subject, 'Ben wrote to you')
    assert.include(mail!.text!, `http://${rosa.host}:${process.env.PORT}/chats/${id}`)
    for (const part of [mail!.text, mail!.html]) assert.notInclude(part!, 'private')
    assert.notInclude(mail!.html!, 'undefined')
  })

  test('about a like, a first message and later ones have their own text', async ({ assert }) => {
    const { ann, ben } = cast
    const { id } = (await write(ben, ann.profile)).body.conversation
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    await leave(ann)
    await send(about('message'))
    await send(about('like'))
    await ann.browser.put(`/api/chats/${id}/read`, { seq: 1 })
    await writeIn(id, ben)
    await leave(ann)
    await send(about('message'))

    assert.sameMembers(
      (await mailsOf(ann)).map(({ subject }) => subject!),
      ['A new message from Ben', 'Ben likes you', 'Ben wrote to you']
    )
  })

  test('about a fictional profile say so first, with the whole notice', async ({ assert }) => {
    const { rosa, ben, fay } = cast
    const { version } = (await ben.browser.get(`/api/members/${fay.id}`)).body.profile.fictional
    await acknowledge(ben, fay, version)
    const { id } = (await write(ben, fay)).body.conversation
    await asTenant(rosa, async () => answerAsProfile(fay, await Conversation.findOrFail(id), 'Good evening'))
    await leave(ben)

    await send({ about: 'message', from: fay.id, to: ben.profile.id })

    const [mail] = await mailsOf(ben)
    assert.include(mail!.subject!, 'Fay (🎭 fictional profile)')
    assert.include(mail!.text!, 'Written by our team. You can’t meet.')
  })

  test('are sent once until the member comes back, of each kind', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await write(ben, ann.profile)
    await leave(ann)

    await send(about('message'))
    await send(about('message'))
    assert.lengthOf(await mailsOf(ann), 1)

    await asOwner((owner) => owner.query(`update app.mails set created_at = now() - interval '2 h'`), rosa)
    await send(about('message'))
    assert.lengthOf(await mailsOf(ann), 2)
  })

  test('are not sent to members who were online, read it, switched them off, pause, or block', async ({ assert }) => {
    const { ann, ben } = cast
    const { id } = (await write(ben, ann.profile)).body.conversation
    const all = async () => {
      for (const news of [about('message'), about('like'), { about: 'unread' as const, to: ann.profile.id }])
        await send(news)
    }
    const put = (path: string, body: object) => ann.browser.put(path, body)

    await leave(ann, -1)
    await all()
    await leave(ann)
    const off = { new_conversations: { mail: false }, likes: { mail: false }, unread_reminders: { mail: false } }
    await put('/api/notifications', off)
    await leave(ann)
    await all()
    const on = { new_conversations: { mail: true }, likes: { mail: true }, unread_reminders: { mail: true } }
    await put('/api/notifications', on)
    await put('/api/user.php', { paused: true })
    await leave(ann)
    await all()
    await put('/api/user.php', { paused: false })
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)
    await leave(ann)
    await all()
    await ann.browser.delete(`/api/blocks/${ben.profile.id}`)
    await put(`/api/chats/${id}/read`, { seq: 1 })
    await leave(ann)
    await all()

    assert.deepEqual(await mailsOf(ann), [])
  })

  test('are not sent about somebody who deleted the account, nor do reminders count their messages', async ({
    assert,
  }) => {
    const { ann, ben } = cast
    await write(ben, ann.profile)
    await leave(ann, 1_500)
    const deleted = await ben.browser.post('/api/account-deletion', { password: PASSWORD })

    await send(about('message'))
    await send({ about: 'unread', to: ann.profile.id })

    assert.equal(deleted.status, 204)
    assert.deepEqual(await mailsOf(ann), [])
  })

  test('are not sent while the brand is paused, when their links would lead to nothing', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await write(ben, ann.profile)
    await leave(ann)
    await turnBrand(rosa, 'paused')

    await send(about('message'))

    assert.deepEqual(await mailsOf(ann), [])
  })

  test('remind of unread messages of real members, in the receiver’s language', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const { id } = (await write(ben, ann.profile)).body.conversation
    await writeIn(id, ben)
    await leave(ann, 1_500)

    await asTenant(rosa, () => notifyMemberJob({ data: { about: 'unread', to: ann.profile.id } }))

    const mail = await eventually('the reminder', async () => (await mailsOf(ann))[0])
    assert.equal(mail.subject, 'You have 2 unread messages at rosa')
  })

  test('never remind of a fictional profile', async ({ assert }) => {
    const { rosa, ben, fay } = cast
    const { version } = (await ben.browser.get(`/api/members/${fay.id}`)).body.profile.fictional
    await acknowledge(ben, fay, version)
    const { id } = (await write(ben, fay)).body.conversation
    await asTenant(rosa, async () => answerAsProfile(fay, await Conversation.findOrFail(id), 'Good evening'))
    await leave(ben, 1_500)

    await send({ about: 'unread', to: ben.profile.id })

    assert.deepEqual(await mailsOf(ben), [])
  })
})
