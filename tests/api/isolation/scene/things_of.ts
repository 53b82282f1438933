import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes, randomUUID } from 'node:crypto'
import { holdMessage } from '@manyhearts/api/app/chat/holds/hold_message'
import { holdTexts } from '@manyhearts/api/app/members/profile_texts/hold_texts'
import { findPayment } from '@manyhearts/api/app/credits/gateways/sandbox/server/sandbox_payments'
import AgeCheck from '@manyhearts/api/app/identity/age_checks/age_check'
import PrivacyLink from '@manyhearts/api/app/identity/privacy/privacy_link'
import SignupDraft from '@manyhearts/api/app/identity/signup/signup_draft'
import LinkToken from '@manyhearts/api/app/identity/tokens/link_token'
import { unsubscribeToken } from '@manyhearts/api/app/notices/preferences/unsubscribe_token'
import { sealedAddress } from '@manyhearts/api/app/members/photos/storage/photo_address'
import Session from '@manyhearts/api/app/identity/sessions/session'
import Order from '@manyhearts/api/app/credits/orders/order'
import Campaign from '@manyhearts/api/app/reach/campaigns/campaign'
import Announcement from '@manyhearts/api/app/notices/announcements/announcement'
import { recordPush } from '@manyhearts/api/app/notices/push/push_record'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, newFictionalProfile, newPerson, type Person } from '../../../cast.ts'
import { newChatPhoto } from '../../chat/chat_photos.ts'
import { giveCredits, write } from '../../chat/conversing.ts'
import { newMandate } from '../../credits/direct_debit/new_mandate.ts'
import { keepMethod } from '../../credits/orders/saved_methods.ts'
import { newDiscountCode, newPackage, order } from '../../credits/shop.ts'
import { leave } from '../../identity/deletion/leaving.ts'
import { readyExport } from '../../identity/exports/ready_export.ts'
import { addPhotos } from '../../members/add_photos.ts'
import { codeId } from '../../admin/offers/calls_of_offers.ts'
import { newInviteCode } from '../../admin/invitations/calls_of_invitations.ts'
import { newDeskFlag } from '../../admin/desk/flagging.ts'
import { newPartnerConsent } from '../../admin/people/consenting.ts'
import { newTemplate } from '../../admin/templates/templating.ts'
import { newSuspicion } from '../../safety/cases/suspecting.ts'
import { newReceiver } from '../../postbacks/receivers.ts'
import { newSubscription } from '../../notices/new_subscription.ts'
import { newSessionOf } from './actors_of.ts'
import type { Kind } from '../routes/rule.ts'
import { thingsOfPayments } from './things_of_payments.ts'
import { photoFile, thingsOfConsole } from './things_of_console.ts'

export type Things = Record<Kind, string>

/** Gives a member everything that calls have ids of; every text contains `word`, so that it is recognised anywhere. */
export async function thingsOf(owner: Person, word: string): Promise<Things> {
  const { brand, member } = owner
  const other = await newPerson(brand, { name: `Vic${word}`, gender: 'female', looking_for: 'male' })
  const unconfirmed = await newPerson(brand, {
    name: `Una${word}`,
    gender: 'female',
    looking_for: 'male',
    activated: false,
  })
  const fictional = await newFictionalProfile(brand, { name: `Fay${word}`, gender: 'female' })
  await giveCredits(owner, 500)
  const chat = await write(owner, other.profile, `Words ${word}`)
  const bought = await order(owner, await newPackage(brand, { key: `${word}-${randomUUID()}` }))
  const { gatewayRef } = await asTenant(brand, () => Order.findOrFail(bought.body.order.id))
  const link = await asTenant(brand, () => LinkToken.issue('activation', unconfirmed.member.id, 1))
  const leaver = await newPerson(brand, { name: `Lea${word}`, gender: 'female', looking_for: 'male' })
  await leave(leaver)
  // The other one comes back.
  const gone = await newPerson(brand, { name: `Gwe${word}`, gender: 'female', looking_for: 'male' })
  await leave(gone)
  const deletion = await asTenant(brand, () => LinkToken.issue('deletion', unconfirmed.member.id, 1))
  const restore = await asTenant(brand, () => LinkToken.issue('restore', leaver.member.id, 1))
  const kept = await asTenant(brand, () => SignupDraft.keep(`kept-${word}@example.com`, 'en', { name: word }))
  const file = `${word}${randomUUID()}`
  await addPhotos(brand, other.profile, [file])
  const [photo, removed] = await addPhotos(brand, owner.profile, [`own${file}`, `gone${file}`])
  const unloved = await newPerson(brand, { name: `Ulf${word}`, gender: 'male', looking_for: 'female' })
  const rude = await newPerson(brand, { name: `Rud${word}`, gender: 'male', looking_for: 'female' })
  const links = await linksOf(other, unloved)
  const subscription = newSubscription()
  await owner.browser.post('/api/push-subscriptions', subscription)
  const mandate = await newMandate(owner)
  const reported = await complaint(owner, fictional.id, word)
  return {
    profile: other.profile.id,
    'profile to block': unloved.profile.id,
    'profile to report': rude.profile.id,
    'fictional profile': fictional.id,
    conversation: chat.body.conversation.id,
    'held message': await heldMessage(owner, other, `Held ${word}`),
    'profile text': await profileText(owner, `Read ${word} first`),
    verification: await verification(owner),
    push: await push(owner),
    announcement: await announcement(brand, word),
    campaign: await campaign(brand, word),
    complaint: reported,
    suspicion: await newSuspicion(brand, { words: word, of: reported }),
    'desk flag': await newDeskFlag(brand, owner, fictional, { words: word }),
    'answer template': await newTemplate(brand, { body: word }),
    discount: await codeId(brand, await newDiscountCode(brand, { batch: `Batch ${word}` })),
    'listed invite code': await newInviteCode(brand, { code: `${word}${randomUUID()}`, batch: `Batch ${word}` }),
    'postback receiver': await newReceiver(brand, {
      key: word.toLowerCase(),
      network: word,
      address: 'https://net.example/',
    }),
    postback: await postback(owner, word),
    order: bought.body.order.id,
    'listed order': bought.body.order.id,
    deletion: await idOf(gone, 'account_deletions', 'member_id', gone.member.id),
    erasure: await erasure(brand, word),
    'privacy request': await privacyRequest(owner, word),
    'partner consent': await newPartnerConsent(owner, { partners: word }),
    ...(await thingsOfPayments(owner, bought.body.order.id, word)),
    'order link': bought.body.order.id + new URL((await findPayment(gatewayRef!))!.return_url).search,
    payment: gatewayRef!,
    checkout: gatewayRef!,
    package: await newPackage(brand, { key: `${word}-${randomUUID()}` }),
    'saved method': await keepMethod(owner),
    mandate,
    'listed mandate': mandate,
    'draft mandate': await newMandate(owner, 'draft'),
    'ledger transaction': await idOf(owner, 'ledger_transactions', 'member_id', member.id),
    'discount code': await newDiscountCode(brand, {
      code: `${word}${randomUUID()}`.toUpperCase(),
      member_id: member.id,
    }),
    'link token': link.token,
    'unsubscribe link': unsubscribeToken({ memberId: member.id, type: 'likes' }, brand),
    ...links,
    session: await anotherSession(owner),
    'deletion link': deletion.token,
    'restore link': restore.token,
    'shut-out link': await shutOutLink(brand, `Ban${word}`),
    'shut-out link to delete': await shutOutLink(brand, `Out${word}`),
    'data export': await readyExport(owner, word),
    'search alert': (await owner.browser.post('/api/search-alerts', { min_age: 30 })).body.search_alert.id,
    'signup draft': kept.token,
    'age check': await ageCheck(owner),
    'complaint link': await complaintLink(owner, fictional.id, word),
    'privacy link': await privacyLink(brand, word),
    'e-mail': member.email,
    'invite code': await inviteCode(owner, word),
    photo: photo!.id,
    'photo to remove': removed!.id,
    'photo file': await photoFile(brand.id, `${file}-l.webp`),
    ...(await chatPhotoOf(owner, file)),
    'push endpoint': subscription.endpoint,
    'captured mail': await capturedMail(word),
    ...(await thingsOfConsole(owner, word)),
    tenant: brand.id,
    'tenant slug': brand.slug,
    company: await idOf(owner, 'tenants', 'id', brand.id, 'company_id', 'global'),
    niche: '1',
  }
}

function idOf({ brand }: Person, table: string, by: string, value: string, column = 'id', schema = 'app') {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(`select ${column}::text as id from ${schema}.${table} where ${by} = $1`, [value])
    return rows[0].id as string
  }, brand)
}

/** Links of two people who don't act: using a link changes the account, and a password reset cancels a pending change of address. */
function linksOf({ brand, member }: Person, forgetful: Person) {
  const { id, email } = member
  return asTenant(brand, async () => ({
    'reset link': (await LinkToken.issue('password_reset', forgetful.member.id, 1)).token,
    'email change link': (await LinkToken.issue('email_change', id, 1, { aboutEmail: `new-${email}` })).token,
    'email change stop link': (await LinkToken.issue('email_change_stop', id, 1, { aboutEmail: email })).token,
  }))
}

async function anotherSession(owner: Person): Promise<string> {
  await newSessionOf(owner)
  const newest = () => Session.query().where('member_id', owner.member.id).orderBy('id', 'desc').firstOrFail()
  return (await asTenant(owner.brand, newest)).id
}

/** A cancelled one; only its member learns the outcome. */
function ageCheck({ brand, member }: Person): Promise<string> {
  const state = randomBytes(32).toString('base64url')
  return asTenant(brand, async () => {
    const check = await AgeCheck.begin(member.id, 'service', { state, nonce: 'n', codeVerifier: 'v' })
    await check.decide('cancelled')
    return state
  })
}

/** The complaint's text contains `word`; the link doesn't show what it is about. */
async function complaintLink({ browser }: Person, about: string, word: string): Promise<string> {
  const notice = { reason: 'other', page: `/members/${about}`, words: `Words ${word}`, good_faith: true }
  return (await browser.post('/api/complaints', notice)).body.token
}

/** Of an address without an account, so that it outlives every member. */
function privacyLink(brand: Brand, word: string): Promise<string> {
  const asked = {
    kind: 'access',
    words: `Ask ${word}`,
    email: `asker-${randomUUID()}@example.com`,
    language: 'en',
  } as const
  return asTenant(brand, async () => (await PrivacyLink.keep(asked)).token)
}

/** Another one than the link is of; its text contains `word`, too. */
async function complaint(owner: Person, about: string, word: string): Promise<string> {
  const notice = { reason: 'spam', page: `/members/${about}`, words: `Claim ${word}`, good_faith: true }
  const { number } = (await owner.browser.post('/api/complaints', notice)).body.complaint
  return idOf(owner, 'complaints', 'number', number)
}

/** One to take back, and the file of another. */
async function chatPhotoOf(owner: Person, name: string) {
  const { id } = await newChatPhoto(owner, `unsent${name}`)
  const { filename } = await newChatPhoto(owner, name)
  await photoFile(`${owner.brand.id}/chats`, `${name}-l.webp`)
  return { 'chat photo': id, 'chat photo file': sealedAddress(filename) }
}

/** It knows nobody; the end of what is kept is `word`. */
function erasure(brand: Brand, word: string): Promise<string> {
  const kept = JSON.stringify([{ what: 'books', until: word }])
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.erasures (tenant_id, cause, kept, certified) values ($1, 'member', $2, true) returning id::text`,
      [brand.id, kept]
    )
    return rows[0].id as string
  }, brand)
}

function privacyRequest({ brand, member }: Person, words: string): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.privacy_requests (tenant_id, number, kind, member_id, words, language, proof, due_at)
       values ($1, 'P-' || $3, 'objection', $2, $3, 'en', 'log_in', now() + interval '1 month') returning id::text`,
      [brand.id, member.id, words]
    )
    return rows[0].id as string
  }, brand)
}

function inviteCode({ brand }: Person, word: string): Promise<string> {
  const code = `${word}${randomUUID()}`
  return asOwner(async (owner) => {
    await owner.query('insert into app.invite_codes (tenant_id, code, uses) values ($1, $2, 5)', [brand.id, code])
    return code
  }, brand)
}

async function capturedMail(word: string): Promise<string> {
  const folder = join(process.env.DATA_DIR!, 'mail')
  const name = `20260101T000000.000Z-${randomUUID()}.eml`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), `To: nobody@example.com\r\nSubject: ${word}\r\n\r\n${word}`)
  return name
}

async function announcement(brand: Brand, word: string): Promise<string> {
  const text = { title: `News ${word}`, text: `Towns ${word}`, button: word }
  const made = await asTenant(
    brand,
    () => Announcement.create({ kind: 'news', texts: { en: text }, segment: {}, path: '/' }),
    {
      connection: 'staff',
    }
  )
  return made.id
}

function campaign(brand: Brand, word: string): Promise<string> {
  const texts = { en: { title: `Sale ${word}`, text: `Words ${word}` } }
  return asTenant(brand, async () => (await Campaign.create({ slug: `sale-${word.toLowerCase()}`, texts })).id, {
    connection: 'staff',
  })
}

function push({ brand, member }: Person): Promise<string> {
  return asTenant(brand, async () => {
    await recordPush({ memberId: member.id, kind: 'test', service: 'push.example.com', status: 201 })
    const [row] = await tenantRows<{ id: string }>('select id::text from app.pushes where member_id = ?', [member.id])
    return row!.id
  })
}

/** Of a network that nobody else comes from. */
async function postback(of: Person, network: string): Promise<string> {
  const { brand, member } = of
  await asOwner(
    (owner) =>
      owner.query(
        `insert into app.postbacks (tenant_id, member_id, event, network, receiver, state) values ($1, $2, 'signup', $3, $3, 'delivered')`,
        [brand.id, member.id, network]
      ),
    brand
  )
  return idOf(of, 'postbacks', 'member_id', member.id)
}

function heldMessage({ brand, profile: sender }: Person, { profile: receiver }: Person, body: string): Promise<string> {
  return asTenant(brand, async () => {
    const { id } = await holdMessage({ sender, receiver, body, clientId: randomUUID(), isFreeReply: true })
    return id
  })
}

async function profileText(person: Person, body: string): Promise<string> {
  const { brand, profile } = person
  await asTenant(brand, () =>
    holdTexts(profile.id, { held: [{ field: 'about_me', body, found: 'every' }], replaced: [] })
  )
  return idOf(person, 'profile_texts', 'profile_id', profile.id)
}

/** As if its photo had been sent. */
async function verification(person: Person): Promise<string> {
  const { brand, profile } = person
  await asOwner(
    (owner) =>
      owner.query(
        `insert into app.verifications (tenant_id, profile_id, pose, pose_until, state, filename, sent_at)
         values ($1, $2, 'palm', now(), 'sent', $3, now())`,
        [brand.id, profile.id, `/photos/${brand.id}/verifications/none-l.webp`]
      ),
    brand
  )
  return idOf(person, 'verifications', 'profile_id', profile.id)
}

/** Of somebody who is banned. */
async function shutOutLink(brand: Brand, name: string): Promise<string> {
  const { member } = await newPerson(brand, { name, gender: 'female', looking_for: 'male' })
  return asTenant(brand, async () => {
    await member.merge({ status: 'banned' }).save()
    return (await LinkToken.issue('shut_out', member.id, 1)).token
  })
}
