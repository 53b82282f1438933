import { randomUUID } from 'node:crypto'
import { FICTIONAL, WARNING } from '../../../admin/access/sent_bodies.ts'
import { type IdPlace, type Rule, takes } from '../rule.ts'

const anotherVersion = { version: 'x' }

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** Of members and fictional profiles, as staff see them. */
export const PEOPLE_RULES: Readonly<Record<string, Rule>> = {
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
  'console.member_notes.index': takes(ofMember('notes')),
  'console.member_notes.store': takes({
    kind: 'member of a tenant',
    to: 'staff',
    path: memberPath('notes'),
    body: () => ({ text: 'Called them' }),
    tellsNothing: true,
  }),
  // Who removes whose is shown by `admin/people/member_notes.spec.ts`. No note has this number.
  'console.member_notes.destroy': takes({
    kind: 'tenant',
    to: 'staff',
    with: { id: '1', note_id: '1' },
    tellsNothing: true,
  }),
  'console.member_sanctions.index': takes(ofMember('sanctions')),
  // What these do to whose members is shown by `admin/people/member_actions.spec.ts`. No member has this number.
  ...Object.fromEntries(
    Object.entries({
      'member_mails.store': { mail: 'password_reset', reason: 'They ask' },
      'member_emails.update': { email: 'corrected@example.com', reason: 'Mistyped' },
      'member_birth_dates.update': { birth_date: '1990-01-31', reason: 'Mistyped' },
      'member_credits.store': { credits: 1, reason: 'For the trouble' },
      'member_session_ends.store': { reason: 'A lost phone' },
      'member_deletions.update': { deleted: false, reason: 'They came back' },
      'member_sanctions.store': WARNING,
      'sanction_lifts.store': { reason: 'A mistake' },
      'erasure_holds.update': { hold_id: null, reason: 'claim', words: 'A claim', last_day: inAMonth, untold: null },
      'erasure_hold_lifts.store': { hold_id: null, reason: 'It is settled' },
      'privacy_extensions.store': { reason: 'Many came at once' },
      'privacy_exports.store': {},
      'privacy_erasures.store': {},
      'privacy_answers.store': { outcome: 'refused', answer: 'It is not possible' },
      'partner_withdrawals.store': { reason: 'They objected by letter' },
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
  'console.partner_handovers.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ which: 'new', reason: 'The list of May', language: 'en' }),
    tellsNothing: true,
  }),
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
  'console.fictional_profiles.store': takes({ kind: 'tenant', to: 'staff', body: () => FICTIONAL }),
  // Who changes them is shown by `admin/people/fictional_profiles.spec.ts`. None has this number.
  ...Object.fromEntries(
    Object.entries({
      'fictional_profiles.update': { ...FICTIONAL, ...anotherVersion },
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
  'console.fictional_photos.store': takes({
    kind: 'tenant',
    to: 'staff',
    path: (id) => `/api/tenants/${id}/fictional_profiles/1/photos?source=Ours&licence=own&confirmed=true`,
    tellsNothing: true,
  }),
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
