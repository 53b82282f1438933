import { randomUUID } from 'node:crypto'
import { NO_NOTES } from '../../../admin/desk/desk_scene.ts'
import { ADMINS_ONLY, noIds, type Rule, takes } from '../rule.ts'

const template = { name: 'Thanks', purpose: 'message', language: 'en', body: 'Thank you.' }

const anotherVersion = { version: 'x' }

/** Of what staff judge and answer. */
export const MODERATION_RULES: Readonly<Record<string, Rule>> = {
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
  ...Object.fromEntries(
    Object.entries({ brand_figures: '', brand_figure_files: '.csv' }).map(([name, end]) => [
      `console.${name}.show`,
      takes({
        kind: 'tenant',
        to: 'staff',
        path: (id) => `/api/tenants/${id}/brand_figures${end}`,
        tellsNothing: true,
      }),
    ])
  ),
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
}
