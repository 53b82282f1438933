import { randomUUID } from 'node:crypto'
import { NO_NOTES } from '../../admin/desk/desk_scene.ts'
import { CHANGED, CODE, GIFT, newCode, PACKAGE, TERMS } from '../../admin/offers/calls_of_offers.ts'
import { listPlaces, rowPlaces, searchPlaces, updatePlaces } from './console_resources.ts'
import { ADMINS_ONLY, type IdPlace, noIds, OPEN_TO_STAFF, type Rule, takes } from './rule.ts'

const manifest: IdPlace = {
  kind: 'tenant slug',
  to: 'platform admins',
  tellsNothing: true,
  body: (tenant) => ({ tenant }),
}

/** Rules of the routes on the platform's own hosts; see `rules.ts`. */
const announcement = {
  kind: 'news',
  texts: { en: { title: 'News', text: 'Two new towns.', button: 'Look' } },
  segment: {},
  path: '/',
}

const campaign = { texts: { en: { title: 'Spring', text: 'Go out.' } } }
const template = { name: 'Thanks', purpose: 'message', language: 'en', body: 'Thank you.' }

const anotherVersion = { version: 'x' }

const EXAMPLE = { value_percentage: 20, country: null, currency: null, minimum_order_value: null }

const OFF_SALE = { on_sale: false, version: 'x' }

const receiver = { network: 'adnet', events: ['signup'], method: 'GET', address: 'https://net.example/' }

const fictionalProfile = {
  name: 'Fay',
  gender: 'female',
  looking_for: 'both',
  date_of_birth: '1990-01-01',
  country: 'GB',
}

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

const credential = { id: 'AA', rawId: 'AA', type: 'public-key' }

const NO_HERO = '0'.repeat(32)

const NO_TOKEN = 'n'.repeat(43)

const ALL_STAFF = { nobody: 403, staff: 200, ungranted: 200 }

export const PLATFORM_RULES: Readonly<Record<string, Rule>> = {
  // admin: the console
  'staff.sessions.store': noIds(
    { nobody: 401, staff: 401, ungranted: 401 },
    { body: () => ({ email: `${randomUUID()}@example.com`, password: 'wrong password' }) }
  ),
  'staff.sessions.show': noIds({ nobody: 403, staff: 200, ungranted: 200 }),
  'staff.sessions.destroy': noIds({ nobody: 204, staff: 204, ungranted: 204 }),
  'staff.passkey_sessions.create': noIds(OPEN_TO_STAFF),
  'staff.passkey_sessions.store': noIds(
    { nobody: 401, staff: 401, ungranted: 401 },
    {
      body: () => ({
        offer: 'forged',
        response: { ...credential, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } },
      }),
    }
  ),
  // Whose link is known may be opened by anybody (`staff/accounts.spec.ts`). This is nobody's.
  'staff.password_links.show': noIds({ nobody: 404, staff: 404, ungranted: 404 }, { with: { token: NO_TOKEN } }),
  'staff.password_links.update': noIds(
    { nobody: 404, staff: 404, ungranted: 404 },
    { with: { token: NO_TOKEN }, body: () => ({ password: 'a password of staff' }) }
  ),
  // What is one's own has no id but of passkeys and sessions, and others' are nobody's (`staff/own_account.spec.ts`).
  'own_account.show': noIds(ALL_STAFF),
  'own_account.update': noIds(ALL_STAFF, { body: () => ({ name: 'Kim', language: 'en' }) }),
  'own_account.password.update': noIds(
    { ...ALL_STAFF, staff: 422, ungranted: 422 },
    { body: () => ({ current_password: 'wrong', password: 'a password of staff' }) }
  ),
  'own_account.authenticator.store': noIds(ALL_STAFF),
  'own_account.authenticator.update': noIds(
    { ...ALL_STAFF, staff: 422, ungranted: 422 },
    { body: () => ({ offer: 'forged', code: '123456' }) }
  ),
  'own_account.recovery_codes.store': noIds(ALL_STAFF),
  'own_account.passkeys.create': noIds(ALL_STAFF),
  'own_account.passkeys.store': noIds(
    { ...ALL_STAFF, staff: 422, ungranted: 422 },
    {
      body: () => ({
        offer: 'forged',
        name: 'Key',
        response: { ...credential, response: { clientDataJSON: 'AA', attestationObject: 'AA' } },
      }),
    }
  ),
  'own_account.passkeys.destroy': noIds({ ...ALL_STAFF, staff: 404, ungranted: 404 }, { with: { id: '1' } }),
  'own_account.sessions.destroy': noIds({ ...ALL_STAFF, staff: 404, ungranted: 404 }, { with: { id: '1' } }),
  'own_account.sessions.destroy_others': noIds({ ...ALL_STAFF, staff: 204, ungranted: 204 }),
  'staff_members.store': noIds(
    { ...ADMINS_ONLY, 'platform admin': 201 },
    {
      body: () => ({
        email: `${randomUUID()}@example.com`,
        name: 'Kim',
        language: 'en',
        platform_admin: false,
        grants: [],
      }),
    }
  ),
  'staff_members.update': takes({
    kind: 'staff member',
    to: 'platform admins',
    body: () => ({ name: 'Kim de Wit' }),
  }),
  'staff_members.password_links.store': takes({ kind: 'staff member', to: 'platform admins' }),
  'staff_members.second_factors.destroy': takes({ kind: 'staff member', to: 'platform admins' }),
  // Filters are of who named them, and others' are nobody's (`admin/lists_kept/saved_filters.spec.ts`).
  'console.saved_filters.index': noIds(ALL_STAFF),
  'console.saved_filters.store': noIds(
    { ...ALL_STAFF, staff: 201, ungranted: 403 },
    { body: () => ({ resource: 'tenants', name: randomUUID(), filter: {}, sort: ['name', 'ASC'] }) }
  ),
  'console.saved_filters.update': noIds(
    { ...ALL_STAFF, staff: 404, ungranted: 404 },
    { with: { id: '1' }, body: () => ({ name: 'Mine' }) }
  ),
  'console.saved_filters.destroy': noIds({ ...ALL_STAFF, staff: 404, ungranted: 404 }, { with: { id: '1' } }),
  'console.access.show': noIds({ nobody: 403, staff: 200, ungranted: 200 }),
  'console.search.show': takes(...searchPlaces),
  'console.dashboards.show': noIds({ nobody: 403, staff: 200, ungranted: 403 }),
  'console.resources.index': takes(...listPlaces),
  'console.resources.show': takes(...rowPlaces),
  'console.resources.update': takes(...updatePlaces),
  'console.member_reveals.store': takes(
    { kind: 'member', to: 'staff', body: () => ({ reason: 'A question' }) },
    { kind: 'member of a tenant', to: 'staff', path: revealPath, body: revealBody }
  ),
  'console.member_postbacks.update': takes({
    kind: 'member of a tenant',
    to: 'staff',
    path: memberPath('postbacks'),
    body: () => ({ stopped: true, reason: 'They object' }),
  }),
  'console.member_timelines.show': takes(ofMember('timeline')),
  'console.member_sessions.index': takes(ofMember('sessions')),
  'console.member_sanctions.index': takes(ofMember('sanctions')),
  // What these do to whose members is shown by `admin/people/member_actions.spec.ts`. No member has this number.
  ...Object.fromEntries(
    Object.entries({
      'member_mails.store': { mail: 'password_reset', reason: 'They ask' },
      'member_emails.update': { email: 'corrected@example.com', reason: 'Mistyped' },
      'member_credits.store': { credits: 1, reason: 'For the trouble' },
      'member_session_ends.store': { reason: 'A lost phone' },
      'member_deletions.update': { deleted: false, reason: 'They came back' },
      'member_sanctions.store': {
        measures: ['warned'],
        about: 'spam',
        facts: 'The same text to many people.',
        language: 'en',
        ground: 'terms',
        clause: '4',
        reason: 'Seen by the team',
      },
      'sanction_lifts.store': { reason: 'A mistake' },
      'erasure_holds.update': { hold_id: null, reason: 'claim', words: 'A claim', last_day: inAMonth, untold: null },
      'erasure_hold_lifts.store': { hold_id: null, reason: 'It is settled' },
      'privacy_extensions.store': { reason: 'Many came at once' },
      'privacy_exports.store': {},
      'privacy_erasures.store': {},
      'privacy_answers.store': { outcome: 'refused', answer: 'It is not possible' },
      'erasures.store': { name: 'Ann', reason: 'They asked again' },
    }).map(([name, body]) => [
      `console.${name}`,
      takes({
        kind: 'tenant',
        to: 'staff',
        with: { id: '1' },
        body: () => body,
        headers: () => ({ 'idempotency-key': randomUUID() }),
        tellsNothing: true,
      }),
    ])
  ),
  'console.privacy_requests.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({
      kind: 'access',
      words: '',
      proof: 'letter',
      received_on: new Date().toISOString().slice(0, 10),
      email: 'asker@example.com',
      language: 'en',
    }),
    tellsNothing: true,
  }),
  'console.profile_choices.show': takes({ kind: 'tenant', to: 'staff' }),
  'console.fictional_profiles.store': takes({ kind: 'tenant', to: 'staff', body: () => fictionalProfile }),
  // Who changes them is shown by `admin/people/fictional_profiles.spec.ts`. None has this number.
  ...Object.fromEntries(
    Object.entries({
      'fictional_profiles.update': { ...fictionalProfile, ...anotherVersion },
      'fictional_retirements.update': { retired: true, reason: 'Not used' },
      'fictional_photos.update': { source: 'Our own drawing', licence: 'own', confirmed: true },
      'fictional_photos.destroy': undefined,
    }).map(([name, body]) => [
      `console.${name}`,
      takes({
        kind: 'tenant',
        to: 'staff',
        with: { id: '1', photo_id: '1' },
        ...(body && { body: () => body }),
        tellsNothing: true,
      }),
    ])
  ),
  'console.looks.index': takes({ kind: 'tenant', to: 'staff' }),
  'console.looks.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ theme: {}, draft: null, published: '1' }),
    tellsNothing: true,
  }),
  'console.look_drafts.update': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ theme: {}, draft: 1_000 }),
    tellsNothing: true,
  }),
  'console.look_drafts.destroy': takes({
    kind: 'tenant',
    to: 'staff',
    path: (id) => `/api/tenants/${id}/look_draft?draft=1000`,
    tellsNothing: true,
  }),
  'console.heroes.index': takes({ kind: 'tenant', to: 'staff' }),
  // Whose pictures these are is shown by `admin/looks/heroes.spec.ts`. None has this key.
  ...Object.fromEntries(
    Object.entries({
      'heroes.update': {
        focus_x: 50,
        focus_y: 50,
        alt: {},
        holder: 'Kim',
        source: 'Our own photo',
        licence: 'own',
        version: 1,
      },
      'heroes.destroy': undefined,
    }).map(([name, body]) => [
      `console.${name}`,
      takes({
        kind: 'tenant',
        to: 'staff',
        with: { key: NO_HERO },
        ...(body && { body: () => body }),
        tellsNothing: true,
      }),
    ])
  ),
  'console.heroes.store': takes({
    kind: 'tenant',
    to: 'staff',
    path: (id) => `/api/tenants/${id}/heroes?holder=Kim&source=Ours&licence=own&confirmed=true`,
    tellsNothing: true,
  }),
  'console.hero_files.show': takes({
    kind: 'tenant',
    to: 'staff',
    path: (id) => `/heroes/${id}/${NO_HERO}-1280.webp`,
    tellsNothing: true,
  }),
  'console.fictional_photos.store': takes({
    kind: 'tenant',
    to: 'staff',
    path: (id) => `/api/tenants/${id}/fictional_profiles/1/photos?source=Ours&licence=own&confirmed=true`,
    tellsNothing: true,
  }),
  // Who lifts which is shown by `admin/moderation/bans.spec.ts`. No ban has this number.
  'console.ban_lifts.store': takes({
    kind: 'tenant',
    to: 'staff',
    with: { id: '1' },
    body: () => ({ reason: 'A mistake' }),
    tellsNothing: true,
  }),
  'console.platform_ban_lifts.store': noIds(
    { ...ADMINS_ONLY, 'platform admin': 404 },
    { with: { id: '1' }, body: () => ({ reason: 'A mistake' }) }
  ),
  // Who decides about them is shown by `admin/profile_texts.spec.ts`. No text has this number.
  ...Object.fromEntries(
    Object.entries({ text_publications: {}, text_refusals: { reason: 'other' }, text_undos: {} }).map(
      ([name, body]) => [
        `console.${name}.store`,
        takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, body: () => body, tellsNothing: true }),
      ]
    )
  ),
  // Who decides about them is shown by `admin/verifications.spec.ts`. No verification has this number.
  ...Object.fromEntries(
    Object.entries({
      verification_confirmations: { photos: ['1'] },
      verification_refusals: { reason: 'pose' },
      verification_undos: {},
      mark_withdrawals: { reason: 'other' },
    }).map(([name, body]) => [
      `console.${name}.store`,
      takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, body: () => body, tellsNothing: true }),
    ])
  ),
  'console.verification_photos.show': takes({
    kind: 'tenant',
    to: 'staff',
    with: { file: `${'0'.repeat(32)}-l.webp` },
    tellsNothing: true,
  }),
  // Who decides about them is shown by `admin/held_messages.spec.ts`. No held message has this number.
  'console.held_releases.store': takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, tellsNothing: true }),
  'console.held_refusals.store': takes({
    kind: 'tenant',
    to: 'staff',
    with: { id: '1' },
    body: () => ({ reason: 'spam' }),
    tellsNothing: true,
  }),
  // Who works on them is shown by `safety/cases`. No complaint has this number.
  'console.answer_templates.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ ...template, name: randomUUID() }),
    tellsNothing: true,
  }),
  'console.next_complaints.store': takes({ kind: 'tenant', to: 'staff', body: () => ({}), tellsNothing: true }),
  ...Object.fromEntries(
    Object.entries({
      'suspicions.store': { kind: 'stalking', urgency: 'prompt', words: 'Seen', at_risk: '' },
      'suspicion_reports.store': {
        authority: 'Police',
        country: 'GB',
        informed_at: '2026-01-01T09:00',
        reference: '',
      },
      'suspicion_ends.store': { outcome: 'pursued', words: 'They look into it' },
      'suspicion_dismissals.store': { words: 'A joke between friends' },
      'answer_templates.update': { ...template, ...anotherVersion },
      'answer_templates.destroy': undefined,
      'complaint_leases.store': {},
      'complaint_leases.destroy': { lease: 1 },
      'complaint_evidence.show': undefined,
      'complaint_photos.show': undefined,
      'complaint_photo_openings.store': { reason: 'To see it' },
      'complaint_answers.store': { lease: 1, to: 'reporter', words: 'Hello' },
      'complaint_decisions.store': { lease: 1, facts: 'Nothing', language: 'en', measures: [], reason: 'Looked' },
      'appeal_decisions.store': {
        lease: 1,
        complaint_id: '1',
        outcome: 'upheld',
        statement: 'It stands',
        language: 'en',
        reason: 'Looked',
      },
    }).map(([name, body]) => [
      `console.${name}`,
      takes({
        kind: 'tenant',
        to: 'staff',
        with: { id: '1', ...(name.includes('photo') && { photo_id: '1' }) },
        ...(body && { body: () => body }),
        tellsNothing: true,
      }),
    ])
  ),
  // Who works on them is shown by `admin/desk`. No conversation has this number.
  'console.next_desk_chats.store': noIds(
    { nobody: 403, staff: 200, 'read only': 403, ungranted: 403 },
    { body: () => ({}) }
  ),
  ...Object.fromEntries(
    Object.entries({
      'desk_chats.show': { lease: 1 },
      'desk_leases.update': { lease: 1 },
      'desk_leases.destroy': { lease: 1 },
      'desk_answers.store': { lease: 1, seen: 1, body: 'Hello' },
      'desk_closings.store': { lease: 1, seen: 1 },
      'desk_notes.update': { lease: 1, notes: NO_NOTES },
      'desk_photos.show': undefined,
      'desk_profile_photos.show': undefined,
      'desk_flags.store': { lease: 1, reason: 'money' },
      'desk_flag_takings.store': { from: null },
      'desk_flag_ends.store': { outcome: 'helped', words: 'Called them' },
    }).map(([name, body]) => [
      `console.${name}`,
      takes({
        kind: 'tenant',
        to: 'staff',
        with: {
          id: '1',
          ...(name === 'desk_photos.show' && { seq: '1' }),
          ...(name === 'desk_profile_photos.show' && { photo_id: '1' }),
        },
        ...(body && { body: () => body }),
        tellsNothing: true,
      }),
    ])
  ),
  'console.desk_figures.show': takes({ kind: 'tenant', to: 'staff', tellsNothing: true }),
  ...Object.fromEntries(
    Object.entries({ trust_figures: '', trust_years: '.json?year=2026', trust_files: '.csv?year=2026' }).map(
      ([name, end]) => [
        `console.${name}.show`,
        takes({
          kind: 'tenant',
          to: 'staff',
          path: (id) => `/api/tenants/${id}/trust_figures${end}`,
          tellsNothing: true,
        }),
      ]
    )
  ),
  'console.tenants.store': takes({
    kind: 'tenant',
    to: 'platform admins',
    body: (like) => {
      const slug = `n${randomUUID().slice(0, 8)}`
      return { name: 'Amor', slug, host: `${slug}.example`, like }
    },
  }),
  'console.look_previews.store': takes({ kind: 'tenant', to: 'staff', body: () => ({ theme: {} }) }),
  'console.preview_links.store': takes({ kind: 'tenant', to: 'staff' }),
  'console.brand_domains.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ host: `n${randomUUID().slice(0, 8)}.example`, language: 'en', country: 'GB' }),
  }),
  // Whose they are is shown by `admin/brands/domains.spec.ts`. No domain has this number.
  'console.brand_domains.update': takes({
    kind: 'tenant',
    to: 'staff',
    with: { id: '1' },
    body: () => ({}),
    tellsNothing: true,
  }),
  'console.brand_domains.destroy': takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, tellsNothing: true }),
  'console.domain_checks.show': takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, tellsNothing: true }),
  'console.companies.store': noIds(
    { ...ADMINS_ONLY, 'platform admin': 201 },
    {
      body: () => ({
        key: `c${randomUUID().slice(0, 8)}`,
        name: 'Amor B.V.',
        address: 'Kade 1',
        city: 'Delft',
        country: 'NL',
        kvk: '1',
        vat_percent: 21,
        support_phone: '+31 20-123 4567',
      }),
    }
  ),
  'console.companies.update': takes({ kind: 'company', to: 'platform admins', body: () => ({}) }),
  'console.audiences.show': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ kind: 'news', languages: ['en'], segment: {} }),
  }),
  'console.announcements.store': takes({ kind: 'tenant', to: 'staff', body: () => announcement }),
  // Who writes them is shown by `admin/announcements.spec.ts`. No announcement has this number.
  ...Object.fromEntries(
    Object.entries({
      'announcements.update': { ...announcement, version: 1 },
      'announcements.destroy': undefined,
      'announcement_tests.store': { language: 'en' },
      'announcement_schedules.store': { send_at: null },
      'announcement_schedules.destroy': undefined,
      'announcement_stops.store': undefined,
    }).map(([name, body]) => [
      `console.${name}`,
      takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, ...(body && { body: () => body }), tellsNothing: true }),
    ])
  ),
  'console.campaigns.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ ...campaign, slug: randomUUID() }),
  }),
  // Which brand's they are is shown by `admin/offers`. None has this number, name or version.
  ...Object.fromEntries(
    Object.entries<Partial<IdPlace>>({
      'credit_packages.index': {},
      'gifts.index': {},
      'gifts.store': { body: () => GIFT },
      'discount_codes.store': { body: () => ({ ...CODE, code: newCode() }) },
      'discount_examples.show': { body: () => EXAMPLE },
      'discount_batches.index': {},
      'discount_batches.store': { body: () => ({ ...TERMS, name: randomUUID(), count: 1 }) },
      'credit_packages.store': { body: () => PACKAGE },
      'package_orders.update': { body: () => ({ country: 'GB', ids: ['1'] }), tellsNothing: true },
      'package_copies.store': { body: () => ({ from: 'GB', to: 'GB' }), tellsNothing: true },
      'gift_orders.update': { body: () => ({ ids: ['1'] }), tellsNothing: true },
      'credit_packages.update': { with: { id: '1' }, body: () => ({ ...CHANGED, version: 'x' }), tellsNothing: true },
      'package_sales.update': { with: { id: '1' }, body: () => OFF_SALE, tellsNothing: true },
      'gifts.update': { with: { id: '1' }, body: () => ({ ...GIFT, version: 'x' }), tellsNothing: true },
      'gift_sales.update': { with: { id: '1' }, body: () => OFF_SALE, tellsNothing: true },
      'discount_code_states.update': {
        with: { id: '1' },
        body: () => ({ stopped: true, version: 'x' }),
        tellsNothing: true,
      },
      'discount_batch_states.update': { with: { name: 'none' }, body: () => ({ stopped: true }), tellsNothing: true },
      'discount_batch_files.show': { with: { name: 'none' }, tellsNothing: true },
    }).map(([name, place]) => [`console.${name}`, takes({ kind: 'tenant', to: 'staff', ...place })])
  ),
  'console.postback_receivers.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ ...receiver, key: `k${randomUUID()}`, network: randomUUID(), secret: 'a secret of ours' }),
  }),
  // Who changes them is shown by `admin/campaigns.spec.ts` and `admin/postbacks.spec.ts`. None has this number.
  ...Object.fromEntries(
    Object.entries({
      'campaigns.update': { ...campaign, ...anotherVersion },
      'campaigns.destroy': undefined,
      'postback_receivers.update': receiver,
      'postback_receivers.destroy': undefined,
      'postback_resends.store': undefined,
    }).map(([name, body]) => [
      `console.${name}`,
      takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, ...(body && { body: () => body }), tellsNothing: true }),
    ])
  ),
  // Whose they are is shown by `admin/lists_kept/exports.spec.ts`. No export has this number.
  'console.list_exports.index': takes({ kind: 'tenant', to: 'staff' }),
  'console.list_exports.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ resource: 'pushes', filter: {}, sort: ['id', 'ASC'], language: 'en' }),
  }),
  'console.list_export_files.show': takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, tellsNothing: true }),
  'console.photo_judgements.store': takes({
    kind: 'member',
    to: 'staff',
    path: (id) => `/api/members/${id}/photos/1/judgement`,
    body: () => ({ verdict: 'approved' }),
    tellsNothing: true,
  }),
  'console.photo_leases.store': takes({ kind: 'tenant', to: 'staff', body: () => ({ holding: [] }) }),
  'console.photo_verdicts.store': takes({
    kind: 'tenant',
    to: 'staff',
    with: { photo_id: '1' },
    body: () => ({ lease: '1', filename: 'none', verdict: 'approved' }),
    tellsNothing: true,
  }),
  'console.photo_verdict_undos.store': takes({
    kind: 'tenant',
    to: 'staff',
    with: { photo_id: '1' },
    tellsNothing: true,
  }),
  'console.member_photos.show': takes(
    { kind: 'member photo', to: 'staff', path: (photo) => `/photos/${photo}`, page: true },
    { kind: 'tenant', to: 'staff', with: { file: `${'0'.repeat(32)}-t.webp` }, tellsNothing: true }
  ),
  'console.reviewed_photos.show': takes({
    kind: 'tenant',
    to: 'staff',
    with: { file: `${'0'.repeat(32)}-t.webp` },
    tellsNothing: true,
  }),
  'console.checklists.show': takes({ kind: 'tenant', to: 'staff' }),
  'console.mail_checks.show': takes({ kind: 'tenant', to: 'staff' }),
  'console.tenant_pages.index': takes({ kind: 'tenant', to: 'staff' }),
  'console.tenant_pages.show': takes({ kind: 'tenant', to: 'staff', with: { page: 'terms.en' } }),
  'console.tenant_pages.update': takes({
    kind: 'tenant',
    to: 'staff',
    with: { page: 'terms.en' },
    body: () => ({ own: null, version: null }),
  }),
  'console.page_previews.store': takes({
    kind: 'tenant',
    to: 'staff',
    with: { page: 'terms.en' },
    body: () => ({ title: 'Terms', description: 'Ours', body: '{{site}} and {{company}}' }),
  }),
  'console.own_texts.index': takes({ kind: 'tenant', to: 'staff', with: { wording: 'en' } }),
  'console.own_texts.update': takes({
    kind: 'tenant',
    to: 'staff',
    with: { wording: 'en', name: 'site:nav.search' },
    body: () => ({ own: null, before: null }),
  }),
  // Only finance staff come near orders; `admin/refunds.spec.ts` shows who. No order has this number.
  'console.refund_calculations.show': takes({
    kind: 'tenant',
    to: 'platform admins',
    with: { number: 'R-222222' },
    tellsNothing: true,
  }),
  'console.goodwill_refunds.store': takes({
    kind: 'tenant',
    to: 'platform admins',
    with: { number: 'R-222222' },
    body: () => ({ amount_minor: 1, reason: 'goodwill' }),
    headers: () => ({ 'idempotency-key': randomUUID() }),
    tellsNothing: true,
  }),
  'console.refund_agreements.store': takes({
    kind: 'tenant',
    to: 'platform admins',
    with: { id: '1' },
    tellsNothing: true,
  }),
  'console.refund_declines.store': takes({
    kind: 'tenant',
    to: 'platform admins',
    with: { id: '1' },
    tellsNothing: true,
  }),
  // Who may is shown by `admin/payments`. None has this number.
  'console.order_receipts.show': takes({
    kind: 'tenant',
    to: 'staff',
    with: { number: 'R-222222' },
    tellsNothing: true,
  }),
  'console.payment_task_ends.store': takes({
    kind: 'tenant',
    to: 'platform admins',
    with: { id: '1' },
    body: () => ({ outcome: 'Paid by hand' }),
    tellsNothing: true,
  }),
  'console.payment_blocks.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ kind: 'iban', value: 'no account', reason: 'Fraud', last_day: null }),
    tellsNothing: true,
  }),
  ...Object.fromEntries(
    ['mandate_revocations.store', 'payment_block_lifts.store'].map((name) => [
      `console.${name}`,
      takes({
        kind: 'tenant',
        to: 'staff',
        with: { id: '1' },
        body: () => ({ reason: 'They asked for it' }),
        tellsNothing: true,
      }),
    ])
  ),
  'console.screen': noIds(OPEN_TO_STAFF, { path: () => '/' }),
  'console.openapi.show': noIds(OPEN_TO_STAFF),
  'manifests.schema': noIds(OPEN_TO_STAFF),
  // An incomplete manifest changes nothing and is answered alike, whichever brand it names.
  'manifests.plan': takes(manifest),
  'manifests.apply': takes(manifest),
  'manifests.show': takes({ kind: 'tenant slug', to: 'platform admins' }),
  'access_tokens.index': noIds(ADMINS_ONLY),
  'access_tokens.store': noIds(
    { ...ADMINS_ONLY, 'platform admin': 201 },
    { body: () => ({ name: 'A script', scopes: ['manifests'], days: 1 }) }
  ),
  'access_tokens.destroy': takes({ kind: 'access token', to: 'platform admins' }),

  // credits: the sandbox gateway
  'sandbox.payments.store': noIds({ anybody: 401 }),
  'sandbox.payments.refund': takes({ kind: 'checkout', to: 'anybody', tellsNothing: true }),
  'sandbox.payments.index': noIds({ anybody: 401 }),
  'sandbox.payments.show': takes({ kind: 'checkout', to: 'anybody', tellsNothing: true }),
  'sandbox.mandates.index': noIds({ anybody: 200 }),
  'sandbox.mandates.store': noIds({ anybody: 401 }),
  'sandbox.mandates.debit': noIds({ anybody: 401 }, { with: { id: 'sbm_0' } }),
  'sandbox.mandates.destroy': noIds({ anybody: 401 }, { with: { id: 'sbm_0' } }),
  'sandbox.checkouts.show': takes({ kind: 'checkout', to: 'anybody', bearer: true }),
  'sandbox.checkouts.update': takes({ kind: 'checkout', to: 'anybody', bearer: true, with: { outcome: 'pending' } }),

  // notices: captured mail
  'captured_mails.index': noIds({ anybody: 200 }),
  'captured_mails.show': takes({ kind: 'captured mail', to: 'anybody', bearer: true }),
  'captured_mails.body': takes({ kind: 'captured mail', to: 'anybody', bearer: true }),

  // health
  'admin_health.live': noIds(OPEN_TO_STAFF),
  'admin_health.ready': noIds(OPEN_TO_STAFF),
  'mail_health.live': noIds({ anybody: 200 }),
  'mail_health.ready': noIds({ anybody: 200 }),
  'pay_health.live': noIds({ anybody: 200 }),
  'pay_health.ready': noIds({ anybody: 200 }),
}

/** The member's id goes into the path, the brand's into the body. */
function revealPath(id: string): string {
  return `/api/members/${id.split('?')[0]}/reveal`
}

function memberPath(call: string) {
  return (id: string): string => {
    const [member, brand = member] = id.split('?tenant_id=')
    return `/api/tenants/${brand}/members/${member}/${call}`
  }
}

function ofMember(call: string): IdPlace {
  return { kind: 'member of a tenant', to: 'staff', path: memberPath(call) }
}

function revealBody(id: unknown): unknown {
  return { reason: 'A question', tenant_id: String(id).split('tenant_id=')[1] ?? id }
}
