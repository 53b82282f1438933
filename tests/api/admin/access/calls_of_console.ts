import { randomBytes, randomUUID } from 'node:crypto'
import { NO_NOTES } from '../desk/desk_scene.ts'
import { newDeskFlag } from '../desk/flagging.ts'
import type { Policy } from '@manyhearts/api/app/admin/access/policies'
import { blockPayments } from '@manyhearts/api/app/credits/direct_debit/block_payments'
import { DateTime } from 'luxon'
import Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Brand, newPerson, type Person } from '../../../cast.ts'
import type { Answer, Visitor } from '../../../visitor.ts'
import { newNumber } from '../../credits/direct_debit/debits.ts'
import { newPackage, pay } from '../../credits/shop.ts'
import { addPhotos } from '../../members/add_photos.ts'
import { thingsOf } from '../../isolation/scene/things_of.ts'
import { callsOfInvitations } from '../invitations/calls_of_invitations.ts'
import { callsOfOffers } from '../offers/calls_of_offers.ts'
import { newReceiver } from '../../postbacks/receivers.ts'
import { newComplaint, newSuspicion, SEEN, toldNow } from '../../safety/cases/suspecting.ts'
import { askedByLetter, askedOf } from '../people/asking.ts'
import { newPartnerConsent } from '../people/consenting.ts'
import { newTemplate, newText } from '../templates/templating.ts'
import {
  decideHeld,
  declinedRefund,
  doneTask,
  newCampaign,
  newDomain,
  newSlug,
  replaceText,
  sentAnnouncement,
  withdrawPhoto,
} from './things_of_console.ts'
import { COMPANY, FICTIONAL, WARNING } from './sent_bodies.ts'
import { listPath } from '../staff_of.ts'

/** Makes one call of the console as somebody, about what the brand has. */
type Call = (as: Visitor) => Promise<Answer>

const LEAVER = { name: 'Lea', gender: 'female', looking_for: 'male' } as const
const NO_HERO = '0'.repeat(32)
const HERO = { focus_x: 50, focus_y: 50, alt: {}, holder: 'Kim', source: 'Our own photo', licence: 'own', version: 1 }

/** A call for every line of the table, each of which can be made again and again. */
export async function callsOfConsole(owner: Person): Promise<Record<Policy, Call>> {
  const { brand, member } = owner
  const word = `Pol${randomBytes(3).toString('hex')}`
  const things = await thingsOf(owner, word)
  const [paid, sent] = [await pay(owner, await newPackage(brand)), await sentAnnouncement(brand)]
  const refund = await declinedRefund(brand, paid.number)
  const fictional = await asTenant(brand, () => Profile.findOrFail(things['fictional profile']))
  const [drawn] = await addPhotos(brand, fictional, [randomUUID()])
  await decideHeld(brand, things['held message'])
  await replaceText(brand, things['profile text'])
  await withdrawPhoto(brand, things.verification)
  const root = `/api/tenants/${brand.id}`
  const task = await doneTask(brand, paid.id)
  const complaint = `${root}/complaints/${things.complaint}`
  const list =
    (resource: string): Call =>
    (as) =>
      as.get(listPath(resource, { filter: { tenant_id: brand.id } }))
  const one =
    (resource: string, id: string): Call =>
    (as) =>
      as.get(`/api/${resource}/${id}`)
  const edit =
    (resource: string, id: string): Call =>
    (as) =>
      as.put(`/api/${resource}/${id}`, { settings: {} })
  const text = { kind: 'news', texts: { en: { title: 'T', text: 'T', button: 'T' } }, segment: {}, path: '/' }
  const campaign = { texts: { en: { title: 'Spring', text: 'Go out.' } } }
  const receiver = { network: word, events: ['signup'], method: 'GET', address: 'https://net.example/' }
  const deskChat = `${root}/desk_chats/1`
  const flagged = () => newDeskFlag(brand, owner, fictional, { words: randomUUID() })
  const receiverKey = () => `k${randomBytes(5).toString('hex')}`
  return {
    'dashboards.show': (as) => as.get('/api/dashboard'),
    'system_health.show': (as) => as.get('/api/system_health'),
    'tenants.list': one('tenants', brand.id),
    'tenants.edit': edit('tenants', brand.id),
    'tenants.store': (as) =>
      as.post('/api/tenants', { name: word, slug: newSlug(), host: `${newSlug()}.example`, like: brand.id }),
    'look_previews.store': (as) => as.post(`${root}/look_previews`, { theme: {} }),
    'looks.index': (as) => as.get(`${root}/looks`),
    // Another version was read than there is.
    'looks.store': (as) => as.post(`${root}/looks`, { theme: {}, draft: null, published: '1' }),
    'look_drafts.update': (as) => as.put(`${root}/look_draft`, { theme: {}, draft: 1_000 }),
    'look_drafts.destroy': (as) => as.delete(`${root}/look_draft?draft=1000`),
    'heroes.index': (as) => as.get(`${root}/heroes`),
    // Without rights, which `looks/heroes.spec.ts` gives.
    'heroes.store': (as) => as.post(`${root}/heroes`, 'no picture', { 'content-type': 'image/jpeg' }),
    'heroes.update': (as) => as.put(`${root}/heroes/${NO_HERO}`, HERO),
    'heroes.destroy': (as) => as.delete(`${root}/heroes/${NO_HERO}`),
    'hero_files.show': (as) => as.get(`/heroes/${brand.id}/${NO_HERO}-1280.webp`),
    'preview_links.store': (as) => as.post(`${root}/preview_links`, {}),
    'brand_domains.store': (as) =>
      as.post(`${root}/domains`, { host: `${newSlug()}.example`, language: 'en', country: 'GB' }),
    'brand_domains.update': (as) => as.put(`${root}/domains/${things.domain}`, {}),
    'brand_domains.destroy': async (as) => as.delete(`${root}/domains/${await newDomain(brand)}`),
    'domain_checks.show': (as) => as.get(`${root}/domains/${things.domain}/check`),
    'mail_checks.show': (as) => as.get(`${root}/mail_check`),
    'domains.list': one('domains', things.domain),
    'domains.edit': edit('domains', things.domain),
    'companies.list': one('companies', things.company),
    'companies.store': (as) => as.post('/api/companies', { ...COMPANY, key: newSlug() }),
    'companies.update': (as) => as.put(`/api/companies/${things.company}`, {}),
    'niches.list': one('niches', '1'),
    'niches.edit': edit('niches', '1'),
    'platforms.list': one('platforms', '1'),
    'platforms.edit': edit('platforms', '1'),
    'checklists.show': (as) => as.get(`${root}/checklist`),
    'tenant_pages.index': (as) => as.get(`${root}/pages`),
    'tenant_pages.show': (as) => as.get(`${root}/pages/terms.en`),
    'tenant_pages.update': (as) => as.put(`${root}/pages/terms.en`, { own: null, version: null }),
    'page_previews.store': (as) =>
      as.post(`${root}/pages/terms.en/preview`, { title: 'Terms', description: 'Ours', body: '{{site}} {{company}}' }),
    'own_texts.index': (as) => as.get(`${root}/own_texts/en`),
    'own_texts.update': (as) => as.put(`${root}/own_texts/en/site:nav.search`, { own: null, before: null }),
    'members.list': list('members'),
    'member_reveals.store': (as) =>
      as.post(`/api/members/${member.id}/reveal`, { tenant_id: brand.id, reason: 'A question' }),
    'member_postbacks.update': (as) =>
      as.put(`${root}/members/${member.id}/postbacks`, { stopped: true, reason: 'They object' }),
    'member_timelines.show': (as) => as.get(`${root}/members/${member.id}/timeline`),
    // They confirmed theirs.
    'member_mails.store': (as) =>
      as.post(`${root}/members/${member.id}/mails`, { mail: 'activation', reason: 'They ask' }),
    'member_emails.update': async (as) =>
      as.put(`${root}/members/${await newMember(brand)}/email`, {
        email: `${newSlug()}@example.com`,
        reason: 'Mistyped',
      }),
    'member_birth_dates.update': async (as) =>
      as.put(`${root}/members/${await newMember(brand)}/birth_date`, { birth_date: '1990-01-31', reason: 'Mistyped' }),
    'member_credits.store': (as) =>
      as.post(
        `${root}/members/${member.id}/credits`,
        { credits: 1, reason: 'For the trouble' },
        { 'idempotency-key': randomUUID() }
      ),
    'member_sessions.index': (as) => as.get(`${root}/members/${member.id}/sessions`),
    'member_session_ends.store': async (as) =>
      as.post(`${root}/members/${await newMember(brand)}/session_ends`, { reason: 'A lost phone' }),
    'member_notes.index': (as) => as.get(`${root}/members/${member.id}/notes`),
    'member_notes.store': (as) => as.post(`${root}/members/${member.id}/notes`, { text: 'Called them' }),
    // No note has this number.
    'member_notes.destroy': (as) => as.delete(`${root}/members/${member.id}/notes/1`),
    'member_sanctions.index': (as) => as.get(`${root}/members/${member.id}/sanctions`),
    'member_sanctions.store': async (as) => as.post(`${root}/members/${await newMember(brand)}/sanctions`, WARNING),
    // Nobody is under it.
    'sanction_lifts.store': (as) => as.post(`${root}/sanctions/1/lift`, { reason: 'A mistake' }),
    // They didn't leave.
    'member_deletions.update': (as) =>
      as.put(`${root}/members/${member.id}/deletion`, { deleted: false, reason: 'They came back' }),
    'deletions.list': list('deletions'),
    'erasures.list': list('erasures'),
    'erasure_holds.update': async (as) =>
      as.put(`${root}/members/${(await newPerson(brand, LEAVER)).member.id}/erasure_hold`, {
        hold_id: null,
        reason: 'claim',
        words: 'A claim about an order',
        last_day: DateTime.now().plus({ days: 30 }).toISODate(),
        untold: null,
      }),
    'erasure_hold_lifts.store': async (as) =>
      as.post(`${root}/members/${(await newPerson(brand, LEAVER)).member.id}/erasure_hold_lift`, {
        hold_id: null,
        reason: 'It is settled',
      }),
    'erasures.store': async (as) => {
      const { member: stays, profile } = await newPerson(brand, LEAVER)
      return as.post(`${root}/members/${stays.id}/erasure`, { name: profile.name, reason: 'They asked again' })
    },
    'privacy_requests.list': list('privacy_requests'),
    'privacy_requests.store': (as) => as.post(`${root}/privacy_requests`, askedByLetter()),
    'privacy_extensions.store': async (as) =>
      as.post(`${await askedOf(brand)}/extension`, { reason: 'Many came at once' }),
    'privacy_exports.store': async (as) => as.post(`${await askedOf(brand)}/export`, {}),
    'privacy_erasures.store': async (as) => as.post(`${await askedOf(brand)}/erasure`, {}),
    'privacy_answers.store': async (as) =>
      as.post(`${await askedOf(brand)}/answer`, { outcome: 'refused', answer: 'It is not possible' }),
    'partner_consents.list': list('partner_consents'),
    // The brand names no partners.
    'partner_handovers.store': (as) =>
      as.post(`${root}/partner_handovers`, { which: 'new', reason: 'The list of May', language: 'en' }),
    'partner_withdrawals.store': async (as) =>
      as.post(`${root}/partner_consents/${await newPartnerConsent(owner)}/withdrawal`, { reason: 'By letter' }),
    'profile_choices.show': (as) => as.get(`${root}/profile_choices`),
    'fictional_profiles.list': list('fictional_profiles'),
    'fictional_profiles.store': (as) => as.post(`${root}/fictional_profiles`, FICTIONAL),
    'fictional_profiles.update': (as) =>
      as.put(`${root}/fictional_profiles/${things['fictional profile']}`, { ...FICTIONAL, version: 'x' }),
    'fictional_retirements.update': (as) =>
      as.put(`${root}/fictional_profiles/${things['fictional profile']}/retirement`, {
        retired: true,
        reason: 'Not used',
      }),
    // Without rights, which `people/fictional_profiles.spec.ts` gives.
    'fictional_photos.store': (as) =>
      as.post(`${root}/fictional_profiles/${things['fictional profile']}/photos`, 'no picture', {
        'content-type': 'image/jpeg',
      }),
    'fictional_photos.update': (as) =>
      as.put(`${root}/fictional_profiles/${things['fictional profile']}/photos/${drawn!.id}`, {
        source: 'Our own drawing',
        licence: 'own',
        confirmed: true,
      }),
    'fictional_photos.destroy': (as) => as.delete(`${root}/fictional_profiles/${things['fictional profile']}/photos/1`),
    'member_photos.show': (as) => as.get(`/photos/${things['member photo']}`),
    'photo_judgements.store': (as) =>
      as.post(`/api/members/${member.id}/photos/${things.photo}/judgement`, {
        tenant_id: brand.id,
        verdict: 'approved',
      }),
    'complaints.list': list('complaints'),
    'complaint_evidence.show': (as) => as.get(`${complaint}/evidence`),
    'complaint_photos.show': (as) => as.get(`${complaint}/photos/1`),
    'complaint_photo_openings.store': (as) => as.post(`${complaint}/photos/1/opening`, { reason: 'To see it' }),
    'complaint_leases.store': (as) => as.post(`${complaint}/lease`, { lease: 1_000 }),
    'complaint_leases.destroy': (as) => as.delete(`${complaint}/lease`, { lease: 1_000 }),
    'next_complaints.store': (as) => as.post(`${root}/next_complaint`, {}),
    'complaint_answers.store': (as) =>
      as.post(`${complaint}/answers`, { lease: 1_000, to: 'reporter', words: 'Hello' }),
    'complaint_decisions.store': (as) =>
      as.post(`${complaint}/decision`, { lease: 1_000, facts: 'F', language: 'en', measures: [], reason: 'Looked' }),
    'appeal_decisions.store': (as) =>
      as.post(`${root}/appeals/1/decision`, {
        lease: 1_000,
        complaint_id: things.complaint,
        outcome: 'upheld',
        statement: 'It stands',
        language: 'en',
        reason: 'Looked',
      }),
    'next_desk_chats.store': (as) => as.post('/api/desk/next', {}),
    // Nobody has it under this number.
    'desk_chats.show': (as) => as.post(deskChat, { lease: 1_000 }),
    'desk_leases.update': (as) => as.put(`${deskChat}/lease`, { lease: 1_000 }),
    'desk_leases.destroy': (as) => as.delete(`${deskChat}/lease`, { lease: 1_000 }),
    'desk_answers.store': (as) =>
      as.post(`${deskChat}/answers`, { lease: 1_000, seen: 1, body: 'Hello' }, { 'idempotency-key': randomUUID() }),
    'desk_closings.store': (as) => as.post(`${deskChat}/closing`, { lease: 1_000, seen: 1 }),
    'desk_notes.update': (as) => as.put(`${deskChat}/notes`, { lease: 1_000, notes: NO_NOTES }),
    'desk_figures.show': (as) => as.get(`${root}/desk_figures`),
    'desk_photos.show': (as) => as.get(`${deskChat}/photos/1`),
    'desk_flags.list': list('desk_flags'),
    'desk_flags.store': (as) => as.post(`${deskChat}/flags`, { lease: 1_000, reason: 'money' }),
    'desk_flag_takings.store': async (as) => as.post(`${root}/desk_flags/${await flagged()}/taking`, { from: null }),
    'desk_flag_ends.store': async (as) =>
      as.post(`${root}/desk_flags/${await flagged()}/end`, { outcome: 'helped', words: 'Called them' }),
    'desk_profile_photos.show': (as) => as.get(`${root}/desk_profiles/1/photos/1`),
    'suspicions.list': list('suspicions'),
    'suspicions.store': async (as) => as.post(`${root}/complaints/${await newComplaint(brand)}/suspicion`, SEEN),
    'suspicion_reports.store': async (as) =>
      as.post(`${root}/suspicions/${await newSuspicion(brand)}/report`, toldNow()),
    'suspicion_ends.store': async (as) =>
      as.post(`${root}/suspicions/${await newSuspicion(brand, { told: true })}/end`, {
        outcome: 'pursued',
        words: 'They look into it',
      }),
    'suspicion_dismissals.store': async (as) =>
      as.post(`${root}/suspicions/${await newSuspicion(brand)}/dismissal`, { words: 'A joke between friends' }),
    'brand_figures.show': (as) => as.get(`${root}/brand_figures`),
    'brand_figure_files.show': (as) => as.get(`${root}/brand_figures.csv`),
    'trust_figures.show': (as) => as.get(`${root}/trust_figures`),
    'trust_years.show': (as) => as.get(`${root}/trust_figures.json?year=2026`),
    'trust_files.show': (as) => as.get(`${root}/trust_figures.csv?year=2026`),
    'answer_templates.list': list('answer_templates'),
    'answer_templates.store': (as) => as.post(`${root}/answer_templates`, newText()),
    'answer_templates.update': async (as) =>
      as.put(`${root}/answer_templates/${await newTemplate(brand)}`, { ...newText(), version: 'x' }),
    'answer_templates.destroy': async (as) => as.delete(`${root}/answer_templates/${await newTemplate(brand)}`),
    'photo_leases.store': (as) => as.post(`${root}/photo_leases`, { holding: [] }),
    'reviewed_photos.show': (as) => as.get(`/photos/${brand.id}/chats/${'0'.repeat(32)}-l.webp`),
    // Nobody leased it under this number, and who didn't judge it takes nothing back.
    'photo_verdicts.store': (as) =>
      as.post(`${root}/photos/${things.photo}/verdict`, { lease: '1', filename: 'none', verdict: 'approved' }),
    'photo_verdict_undos.store': (as) => as.post(`${root}/photos/${things['photo to remove']}/verdict_undo`),
    'banned_photos.list': list('banned_photos'),
    // Lifted before.
    'ban_lifts.store': (as) => as.post(`${root}/banned_photos/${things['banned photo']}/lift`, { reason: 'A mistake' }),
    'banned_pictures.list': (as) => as.get('/api/banned_pictures'),
    'platform_ban_lifts.store': (as) =>
      as.post(`/api/banned_pictures/${things['banned picture']}/lift`, { reason: 'A mistake' }),
    'profile_texts.list': list('profile_texts'),
    'text_publications.store': (as) => as.post(`${root}/profile_texts/${things['profile text']}/publication`),
    'text_refusals.store': (as) =>
      as.post(`${root}/profile_texts/${things['profile text']}/refusal`, { reason: 'other' }),
    'verifications.list': list('verifications'),
    'verification_photos.show': (as) => as.get(`/photos/${brand.id}/verifications/${'0'.repeat(32)}-l.webp`),
    'verification_confirmations.store': (as) =>
      as.post(`${root}/verifications/${things.verification}/confirmation`, { photos: ['1'] }),
    'verification_refusals.store': (as) =>
      as.post(`${root}/verifications/${things.verification}/refusal`, { reason: 'pose' }),
    'verification_undos.store': (as) => as.post(`${root}/verifications/${things.verification}/undo`),
    'mark_withdrawals.store': (as) =>
      as.post(`${root}/verifications/${things.verification}/withdrawal`, { reason: 'other' }),
    'text_undos.store': (as) => as.post(`${root}/profile_texts/${things['profile text']}/undo`),
    'held_messages.list': list('held_messages'),
    'held_releases.store': (as) => as.post(`${root}/held_messages/${things['held message']}/release`),
    'held_refusals.store': (as) =>
      as.post(`${root}/held_messages/${things['held message']}/refusal`, { reason: 'spam' }),
    'pushes.list': list('pushes'),
    'announcements.list': list('announcements'),
    'announcements.store': (as) => as.post(`${root}/announcements`, text),
    'announcements.update': (as) => as.put(`${root}/announcements/${sent}`, { ...text, version: 1 }),
    'announcements.destroy': (as) => as.delete(`${root}/announcements/${sent}`),
    'announcement_tests.store': (as) =>
      as.post(`${root}/announcements/${things.announcement}/test`, { language: 'en' }),
    'announcement_schedules.store': (as) => as.post(`${root}/announcements/${sent}/schedule`, { send_at: null }),
    'announcement_schedules.destroy': (as) => as.delete(`${root}/announcements/${sent}/schedule`),
    'announcement_stops.store': (as) => as.post(`${root}/announcements/${sent}/stop`),
    'audiences.show': (as) => as.post(`${root}/audience`, { kind: 'news', languages: ['en'], segment: {} }),
    'campaigns.list': list('campaigns'),
    'campaigns.store': (as) => as.post(`${root}/campaigns`, { ...campaign, slug: randomUUID() }),
    'campaigns.update': (as) => as.put(`${root}/campaigns/${things.campaign}`, { ...campaign, version: 'x' }),
    'campaigns.destroy': async (as) => as.delete(`${root}/campaigns/${await newCampaign(brand)}`),
    ...(await callsOfOffers(brand)),
    ...(await callsOfInvitations(brand)),
    'postback_receivers.list': list('postback_receivers'),
    'postback_receivers.store': (as) =>
      as.post(`${root}/postback_receivers`, {
        ...receiver,
        key: receiverKey(),
        network: randomUUID(),
        secret: 'a secret of ours',
      }),
    'postback_receivers.update': (as) => as.put(`${root}/postback_receivers/${things['postback receiver']}`, receiver),
    'postback_receivers.destroy': async (as) => {
      const id = await newReceiver(brand, { key: receiverKey(), network: randomUUID(), address: receiver.address })
      return as.delete(`${root}/postback_receivers/${id}`)
    },
    'postbacks.list': list('postbacks'),
    'postback_resends.store': (as) => as.post(`${root}/postbacks/${things.postback}/resend`),
    'orders.list': list('orders'),
    'order_receipts.show': (as) => as.get(`${root}/orders/${paid.number}/receipt`),
    'refunds.list': list('refunds'),
    'payment_tasks.list': list('payment_tasks'),
    'payment_task_ends.store': (as) => as.post(`${root}/payment_tasks/${task}/end`, { outcome: 'Looked at' }),
    'mandates.list': list('mandates'),
    'mandate_revocations.store': (as) =>
      as.post(`${root}/mandates/${things.mandate}/revocation`, { reason: 'They asked for it' }),
    'payment_blocks.list': list('payment_blocks'),
    'payment_blocks.store': (as) =>
      as.post(`${root}/payment_blocks`, { kind: 'phone', value: newNumber(), reason: 'Fraud', last_day: null }),
    'payment_block_lifts.store': async (as) => {
      const id = await blockPayments(brand, { kind: 'phone', value: newNumber() }, { reason: 'Fraud' })
      return as.post(`${root}/payment_blocks/${id}/lift`, { reason: 'A mistake' })
    },
    'refund_calculations.show': (as) => as.get(`${root}/orders/${paid.number}/refund`),
    'goodwill_refunds.store': (as) =>
      as.post(
        `${root}/orders/${paid.number}/refunds`,
        { amount_minor: 1, reason: 'harassed' },
        { 'idempotency-key': randomUUID() }
      ),
    'refund_agreements.store': (as) => as.post(`${root}/refunds/${refund}/agreement`),
    'refund_declines.store': (as) => as.post(`${root}/refunds/${refund}/decline`),
    'list_exports.index': (as) => as.get(`${root}/exports`),
    'list_exports.store': (as) =>
      as.post(`${root}/exports`, { resource: 'pushes', filter: {}, sort: ['id', 'ASC'], language: 'en' }),
    // Only one's own can be had.
    'list_export_files.show': (as) => as.get(`${root}/exports/1/file`),
    'staff_members.list': (as) => as.get('/api/staff_members'),
    'audit_entries.list': (as) => as.get(`/api/audit_entries/${things['audit entry']}`),
  }
}

async function newMember(brand: Brand): Promise<string> {
  return (await newPerson(brand, { name: 'Mia', gender: 'female', looking_for: 'male' })).member.id
}
