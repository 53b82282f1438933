import { randomBytes } from 'node:crypto'
import { holdMessage } from '@manyhearts/api/app/chat/holds/hold_message'
import PrivacyLink from '@manyhearts/api/app/identity/privacy/privacy_link'
import SignupDraft from '@manyhearts/api/app/identity/signup/signup_draft'
import Member from '@manyhearts/api/app/members/people/member'
import Profile from '@manyhearts/api/app/members/people/profile'
import Photo from '@manyhearts/api/app/members/people/photo'
import { recordPush } from '@manyhearts/api/app/notices/push/push_record'
import { enqueue } from '@manyhearts/api/app/jobs/enqueue'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, type Cast, type Person } from '../../../cast.ts'
import { newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { newPartnerConsent } from '../../admin/people/consenting.ts'
import { newStaff } from '../../admin/staff_of.ts'
import { sendPhoto, uploadToSend } from '../../chat/chat_photos.ts'
import { giveCredits, write, writeIn } from '../../chat/conversing.ts'
import { newMandate } from '../../credits/direct_debit/new_mandate.ts'
import { keepMethod } from '../../credits/orders/saved_methods.ts'
import { newPackage, pay } from '../../credits/shop.ts'
import { picture } from '../../members/pictures.ts'
import { upload } from '../../members/uploading.ts'
import { newSubscription } from '../../notices/new_subscription.ts'
import { signUp } from '../signup/signing_up.ts'

export interface FullLife extends Person {
  words: Record<string, string>
  /** With Ben, who is real, and Fay, who is not. */
  chats: { ben: string; fay: string }
}

export const HER_PASSWORD = 'a password of eight words or so'

/** Of letters alone: a name or text with eight digits in it looks like a number, and would wait for staff. */
const word = (what: string) => what + Array.from(randomBytes(8), (byte) => 'abcdefghijklmnop'[byte % 16]).join('')

/** Signs up at Rosa and does everything a member can do; each of the words occurs nowhere else. */
export async function fullLife(cast: Cast): Promise<FullLife> {
  const { rosa, ann, ben, fay } = cast
  const words: Record<string, string> = {
    name: word('Quirina'),
    email: `${word('quirina')}@example.com`,
    about: word('about'),
    city: word('Nowhere'),
    tracking: word('campaign'),
    browser: word('Browser'),
    'words to Ben': word('marmalade'),
    'words to Fay': word('tangerine'),
    'unsent words to Ben': word('elderflower'),
    'held words to Ben': word('blackcurrant'),
    'words that the team reads first': word('gooseberry'),
    'words of Fay': word('lighthouse'),
    'words of support': word('because'),
    'words of a note': word('remember'),
  }
  const begun = await asTenant(rosa, () =>
    SignupDraft.keep(words.email!, 'en', { name: words.name, network: words.tracking })
  )
  words['begun sign-up'] = begun.id
  const { browser } = await signUp(rosa, {
    draft_token: begun.token,
    name: words.name,
    email: words.email,
    network: words.tracking,
    ref: words.tracking,
    sub1: words.tracking,
    lander: 'gallery',
    slug: words.tracking,
    member_id: ben.profile.id,
    signup_message: `Too early: ${words['words to Ben']}`,
  })
  await browser.post('/api/activation', { token: tokenIn(await newestMailTo(words.email!)) })
  const { member, profile } = await asTenant(rosa, async () => {
    const found = await Member.findByOrFail('email', words.email)
    return { member: found, profile: await Profile.findByOrFail('member_id', found.id) }
  })
  const her: Person = { brand: rosa, member, profile, browser }
  await giveCredits(her, 100)
  await browser.put('/api/profile', { about_me: `I like ${words.about}`, reason: 'dating', tattoos: 'one' })
  await asOwner(
    (owner) => owner.query('update app.profiles set city = $1 where id = $2', [words.city, profile.id]),
    rosa
  )
  Object.assign(words, await photoOf(her))
  await asTenant(rosa, () => enqueue('send_mail', { mail: 'signup_draft', draft: begun.id }))

  await ben.browser.post(`/api/likes/${profile.id}`)
  await browser.post(`/api/likes/${ben.profile.id}`)
  await browser.post(`/api/likes/${fay.id}`)
  await browser.post(`/api/blocks/${ann.profile.id}`)
  const withBen = (await write(her, ben.profile, `Hello, ${words['words to Ben']}`)).body.conversation.id
  await writeIn(withBen, ben, 'An answer of Ben’s')
  const { version } = (await browser.get(`/api/members/${fay.id}`)).body.profile.fictional
  await browser.post('/api/fictional-consents', { profile_id: fay.id, version })
  await browser.put(`/api/members/${ben.profile.id}/draft`, { body: words['unsent words to Ben'] })
  Object.assign(words, await photoTo(her, ben))
  await asTenant(rosa, () =>
    holdMessage({
      sender: profile,
      receiver: ben.profile,
      body: words['held words to Ben']!,
      clientId: 'held',
      isFreeReply: false,
    })
  )
  await browser.put('/api/profile', { about_me: `See ${words['words that the team reads first']} at www.example.com` })
  const withFay = (await write(her, fay, `Hello, ${words['words to Fay']}`)).body.conversation.id
  await answerAsFay(cast, withFay, `Hello yourself, ${words['words of Fay']}`)
  await asOwner(
    (owner) =>
      owner.query(
        `with checked as (
           insert into app.verifications (tenant_id, profile_id, pose, pose_until, state, filename, sent_at)
           values ($1, $3, 'palm', now(), 'sent', 'gone', now())
         )
         insert into app.care_signs (tenant_id, member_id, kind, day) values ($1, $2, 'distress', current_date)`,
        [rosa.id, member.id, profile.id]
      ),
    rosa
  )

  const order = await pay(her, await newPackage(rosa, { credits: 50 }))
  await stateWithdrawals(her, order.id, words)
  await sayOfPayment(her, order.id, words['words of support']!)
  await keepMethod(her)
  await browser.put('/api/spending-guard', { month_minor: 100_000 })
  await newMandate(her, 'draft')
  await newMandate(her)
  const subscription = newSubscription()
  words['push endpoint'] = subscription.endpoint
  const elsewhere = new Visitor(rosa.host)
  await elsewhere.post('/api/session', { email: words.email, password: HER_PASSWORD }, { 'user-agent': words.browser! })
  await elsewhere.post('/api/push-subscriptions', subscription)
  await browser.put('/api/notifications', { likes: { push: false } })
  const push = { memberId: member.id, kind: 'test', service: 'push.example.com', status: 201 } as const
  await asTenant(rosa, () => recordPush(push))
  await receiveAnnouncement(rosa, member.id)
  await tellNetwork(rosa, member.id, words.tracking!)
  await askAboutData(her, words)
  const sam = await newStaff([{ brand: rosa, role: 'support' }])
  await sam.post(`/api/members/${member.id}/reveal`, { tenant_id: rosa.id, reason: words['words of support'] })
  const objection = { stopped: true, reason: words['words of support'] }
  await sam.put(`/api/tenants/${rosa.id}/members/${member.id}/postbacks`, objection)
  await sam.post(`/api/tenants/${rosa.id}/members/${member.id}/notes`, { text: words['words of a note'] })
  await toldPartners(her)
  await browser.post('/api/data-exports')
  await newestMailTo(words.email!, 3)
  return { ...her, words, chats: { ben: withBen, fay: withFay } }
}

/** Partners had their data, and know that the consent ended. */
async function toldPartners(her: Person): Promise<void> {
  const consent = await newPartnerConsent(her, { passed_on: [her.member.email] })
  await asOwner(
    (owner) =>
      owner.query('update app.consents set revoked_at = now(), partners_told_at = now() where id = $1', [consent]),
    her.brand
  )
}

/** The network they came from heard of them. */
async function tellNetwork(brand: Brand, memberId: string, network: string): Promise<void> {
  await asOwner(
    (owner) =>
      owner.query(
        `insert into app.postbacks (tenant_id, member_id, event, network, receiver, state) values ($1, $2, 'signup', $3, 'ads', 'delivered')`,
        [brand.id, memberId, network]
      ),
    brand
  )
}

/** Has one of the brand's news. */
async function receiveAnnouncement(brand: Brand, memberId: string): Promise<void> {
  await asOwner(
    (owner) =>
      owner.query(
        `with sent as (
           insert into app.announcements (tenant_id, kind, texts, path) values ($1, 'news', '{}', '/') returning id
         )
         insert into app.announcement_receivers (tenant_id, member_id, week, announcement_id)
         select $1, $2, date_trunc('week', current_date)::date, id from sent`,
        [brand.id, memberId]
      ),
    brand
  )
}

/** Uploads a photo. @returns the beginnings of its files' names; the blurred one has its own */
async function photoOf({ brand, profile, browser }: Person): Promise<{ photo: string; 'blurred photo': string }> {
  await upload(browser, await picture({ colour: `#${randomBytes(3).toString('hex')}` }))
  const { filename, blurredFilename } = await asTenant(brand, () => Photo.findByOrFail('profile_id', profile.id))
  const [photo, blurred] = [filename, blurredFilename!].map((path) => path.split('/').at(-1)!.slice(0, 32))
  return { photo: photo!, 'blurred photo': blurred! }
}

/** Sends a photo. @returns the beginning of its files' names, and its words */
async function photoTo(her: Person, ben: Person): Promise<Record<string, string>> {
  const caption = word('beach')
  const { body } = await uploadToSend(her)
  await sendPhoto(her, ben.profile, body.photo.id, { body: caption })
  return { 'photo to Ben': body.photo.filename.split('/').at(-1)!.slice(0, 32), 'words with the photo': caption }
}

async function answerAsFay({ rosa, fay }: Cast, conversationId: string, body: string): Promise<void> {
  const { answerAsProfile } = await import('@manyhearts/api/app/chat/messages/answer_as_profile')
  const { default: Conversation } = await import('@manyhearts/api/app/chat/conversations/conversation')
  await asTenant(rosa, async () => answerAsProfile(fay, await Conversation.findOrFail(conversationId), body))
  await asOwner(
    (owner) =>
      owner.query(
        `insert into app.desk_notes (tenant_id, conversation_id, field, value, noted_by) values ($1, $2, 'topics', 'music', 1)`,
        [rosa.id, conversationId]
      ),
    rosa
  )
  await asOwner(
    (owner) =>
      owner.query(
        `insert into app.desk_flags (tenant_id, number, member_id, conversation_id, seq, reason, flagged_by, due_at)
         select desk_chats.tenant_id, 'F-1', member_id, conversation_id, 1, 'account', 1, now() from app.desk_chats
         join app.profiles on profiles.id = partner_profile_id where conversation_id = $1`,
        [conversationId]
      ),
    rosa
  )
}

/** Logged in, by a letter from before they signed up, and by a link that is still to be pressed; one is answered. */
async function askAboutData({ brand, member }: Person, words: Record<string, string>) {
  const { email } = words
  await asOwner(
    (owner) =>
      owner.query(
        `insert into app.privacy_requests (tenant_id, number, kind, member_id, email, words, language, proof, due_at, outcome, answer, answered_at)
         values ($1, 'P-2', 'access', $2, null, $4, 'en', 'log_in', now() + interval '1 month', null, null, null),
           ($1, 'P-3', 'objection', null, $3, $4, 'en', 'letter', now() + interval '1 month', 'fulfilled', $4, now())`,
        [brand.id, member.id, email, words['words of support']]
      ),
    brand
  )
  const asked = { kind: 'access', words: words['words of support']!, email: email!, language: 'en' } as const
  words['begun request'] = (await asTenant(brand, () => PrivacyLink.keep(asked))).id
}

/** A refund out of goodwill that was declined, and a task that is done. */
async function sayOfPayment({ brand, member }: Person, orderId: string, words: string) {
  await asOwner(async (owner) => {
    await owner.query(
      `insert into app.refunds (tenant_id, member_id, order_id, cause, state, amount_minor, currency, reason)
       values ($1, $2, $3, 'goodwill', 'declined', 10, 'GBP', $4)`,
      [brand.id, member.id, orderId, words]
    )
    await owner.query(
      `insert into app.payment_tasks (tenant_id, kind, order_id, done_at, outcome) values ($1, 'claim', $2, now(), $3)`,
      [brand.id, orderId, words]
    )
  }, brand)
}

/** From an order and, by a number that never was, from none; as after they were settled. */
async function stateWithdrawals({ brand, member }: Person, orderId: string, { name, email }: Record<string, string>) {
  await asOwner(
    (owner) =>
      owner.query(
        `insert into app.withdrawals (tenant_id, number, name, email, order_number, language, order_id, member_id, idempotency_key)
         values ($1, 'W-2', $2, $3, 'R-2', 'en', $4, $5, 'key of W-2'), ($1, 'W-3', $2, $3, 'R-3', 'en', null, null, 'key of W-3')`,
        [brand.id, name, email, orderId, member.id]
      ),
    brand
  )
}
