import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { exportPage } from '@manyhearts/api/app/identity/exports/export_page'
import { personalDataOf } from '@manyhearts/api/app/identity/personal_data/personal_data_of'
import { sendMailJob } from '@manyhearts/api/app/notices/compositions/send_mail_job'
import { whatIsNew } from '@manyhearts/api/app/notices/news/what_is_new'
import { pushText } from '@manyhearts/api/app/notices/push/push_text'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { newChatPhoto, sendPhoto } from '../chat/chat_photos.ts'
import { giveCredits } from '../chat/conversing.ts'
import { give, newGift } from '../credits/giving.ts'
import { mailsOf } from './mails_of.ts'

test.group('News of a gift', (group) => {
  let cast: Cast
  let rose: string
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.ben, 100)
    rose = await newGift(cast.rosa)
  })

  const news = () => ({ about: 'message' as const, from: cast.ben.profile.id, to: cast.ann.profile.id })
  const pushed = async () => {
    const site = (await siteByTenantId(cast.rosa.id))!
    return asTenant(cast.rosa, async () => pushText(site, (await whatIsNew(news()))!))
  }

  test('names it on the lock screen only where the member wants to read everything there', async ({ assert }) => {
    await give(cast.ben, cast.ann.profile, rose)

    const hidden = await pushed()
    await cast.ann.browser.put('/api/notifications', { lock_screen: 'name' })
    const named = await pushed()
    await cast.ann.browser.put('/api/notifications', { lock_screen: 'full' })
    const full = await pushed()
    await give(cast.ben, cast.ann.profile, rose, { body: 'Good evening' })

    assert.deepEqual(hidden, { title: 'New message', body: '' })
    assert.deepEqual(named, { title: 'Ben', body: 'New message' })
    assert.deepEqual(full, { title: 'Ben', body: 'sent you a gift: Rose' })
    assert.equal((await pushed()).body, 'sent you a gift: Rose\nGood evening')
  })

  test('a photo is said to be one, with its words', async ({ assert }) => {
    await cast.ann.browser.put('/api/notifications', { lock_screen: 'full' })
    await sendPhoto(cast.ben, cast.ann.profile, (await newChatPhoto(cast.ben)).id)

    const alone = await pushed()
    await sendPhoto(cast.ben, cast.ann.profile, (await newChatPhoto(cast.ben)).id, { body: 'The beach' })

    assert.deepEqual(alone, { title: 'Ben', body: 'sent you a photo' })
    assert.equal((await pushed()).body, 'sent you a photo\nThe beach')
  })

  test('is a mail of its own that names it', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await give(ben, ann.profile, rose, { body: 'Only for you' })
    await asOwner(
      (owner) =>
        owner.query(`update app.sessions set last_used_at = now() - interval '1 hour' where member_id = $1`, [
          ann.member.id,
        ]),
      rosa
    )
    const site = (await siteByTenantId(rosa.id))!
    const job = { id: randomUUID(), createdAt: new Date(), data: { mail: 'news', ...news() }, site }

    await asTenant(rosa, () => sendMailJob(job))

    const [mail] = await mailsOf(ann)
    assert.equal(mail!.subject, 'A gift from Ben')
    assert.include(mail!.text!, 'Ben sent you a gift at rosa: Rose.')
    assert.notInclude(mail!.text!, 'Only for you')
  })

  test('stands in the copy of one’s data, until who gave it has left', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await give(ben, ann.profile, rose, { body: 'Only for you' })
    const site = (await siteByTenantId(rosa.id))!
    ann.member.$setRelated('profile', ann.profile)
    const page = async () => exportPage(await personalDataOf(site, ann.member), [], new Map())

    const before = await page()
    await asOwner(
      (owner) => owner.query('update app.profiles set left_at = now() where id = $1', [ben.profile.id]),
      rosa
    )
    const after = await page()

    assert.include(before, 'Gift: Rose. Only for you')
    assert.notInclude(after, 'Rose.')
    assert.notInclude(after, 'Only for you')
  })
})
