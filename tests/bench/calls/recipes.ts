import { randomUUID } from 'node:crypto'
import { regionId } from '@manyhearts/api/app/members/places/list_ids'
import { PASSWORD } from '../../password.ts'
import { WRITERS } from '../seed/bench_brand.ts'
import type { Stage } from '../stage.ts'
import type { DocumentedCall } from './documented_calls.ts'

export interface Recipe {
  path: string
  body?: unknown
  /** The n-th person of the town; otherwise a visitor. */
  as?: number
  key?: string
  /** A route that answers the same JSON, one that runs the same SQL, or nothing: what differs each time is only counted. */
  against: 'constant' | 'queries' | 'nothing'
  /** Why it takes more round trips than others may. */
  waitsLonger?: string
}

type Cook = (stage: Stage) => Omit<Recipe, 'against'> & { against?: Recipe['against'] }

/** Who logs out next: each session ends once. */
let leaver = WRITERS

/** Calls that need more than a path; the rest is read with existing ids. */
const RECIPES: Record<string, Cook> = {
  'settings.show': () => ({ path: '', against: 'constant' }),
  'company.show': () => ({ path: '', against: 'constant' }),
  'interests.index': () => ({ path: '', against: 'constant' }),
  'regions.index': () => ({ path: '?country=GB', against: 'constant' }),
  'cities.index': () => ({ path: `?region_id=${regionId('GB', 'ENG')}&q=l`, against: 'constant' }),
  'geocode.show': () => ({ path: '?lat=51.5&lon=-0.12' }),
  'user.store': ({ email }) => ({ path: '', body: { email, password: PASSWORD }, against: 'nothing' }),
  'sessions.store': ({ email }) => ({ path: '', body: { email, password: PASSWORD }, against: 'nothing' }),
  'sessions.destroy': () => ({ path: '', as: leaver--, against: 'nothing' }),
  'signups.store': () => ({ path: '', body: signUp(), against: 'nothing' }),
  'support_codes.store': () => ({ path: '', as: 1, against: 'nothing' }),
  'password_resets.store': ({ email }) => ({ path: '', body: { email }, against: 'nothing' }),
  'other_sessions.destroy': () => ({ path: '', as: 1, against: 'nothing' }),
  'signup_checks.store': () => ({ path: '', body: { fields: ['name', 'email'], draft: signUp() }, against: 'nothing' }),
  'user.update': () => ({ path: '', as: 1, body: { language: 'en' } }),
  'data_exports.store': () => ({
    path: '',
    as: 1,
    body: {},
    against: 'nothing',
    waitsLonger: 'copies are counted outside the transaction',
  }),
  'deletion_links.store': () => ({ path: '', body: { email: `${randomUUID()}@example.com` }, against: 'nothing' }),
  'consents.store': () => ({ path: '', as: 1, body: { version: '2026-11-25T12:00:00.000Z' } }),
  'consents.destroy': () => ({ path: '', as: 1 }),
  'age_checks.store': () => ({ path: '', as: 1, against: 'nothing' }),
  'activation_addresses.update': () => ({ path: '', as: 1, body: { email: 'new@example.com' } }),
  'complaints.store': () => ({
    path: '',
    body: { reason: 'spam', words: randomUUID(), name: 'Eve', email: 'eve@example.com', good_faith: true },
    against: 'nothing',
    waitsLonger: 'complaints are counted outside the transaction, and the same one is looked for first',
  }),
  'spending_guard.update': () => ({
    path: '',
    as: 1,
    body: { month_minor: 100_000 },
    against: 'nothing',
    waitsLonger: 'what is looser is known once the member is locked, and the answer is read when it is stored',
  }),
  'looser_limits.destroy': () => ({ path: '', as: 1, against: 'nothing', waitsLonger: 'as above' }),
  'withdrawals.store': () => ({
    path: '',
    key: randomUUID(),
    body: { name: 'Eve', order_number: 'R-222222', email: `${randomUUID()}@example.com` },
    against: 'nothing',
    waitsLonger: 'statements and their confirmations are counted outside the transaction',
  }),
  'search_alerts.store': () => ({ path: '', as: 1, body: { min_age: 30 } }),
  'likes.store': () => ({ path: '', as: 1 }),
  'likes.destroy': () => ({ path: '', as: 1 }),
  'likes.seen': () => ({ path: '', as: 1 }),
  'swipes.store': ({ partner }) => ({ path: '', as: 1, body: { profile_id: partner, choice: 'pass' } }),
  'quotes.show': ({ packageId }) => ({ path: `?package_id=${packageId}&method=card`, as: 1 }),
  'chats.destroy': ({ conversation }) => ({ path: '', as: 1, body: { conversation } }),
  'chats.read.update': () => ({ path: '', as: 1, body: { seq: 30 } }),
  'chats.opened_photos.update': () => ({ path: '', as: 1 }),
  'chats.mute.update': () => ({ path: '', as: 1, body: { muted: true } }),
  'members.draft.update': () => ({ path: '', as: 1, body: { body: 'What I wanted to say' } }),
  'members.gifts.store': ({ giftId }) => ({
    path: '',
    as: 1,
    key: randomUUID(),
    body: { gift: giftId },
    against: 'nothing',
  }),
  'chats.messages.store': () => ({ path: '', as: 1, key: randomUUID(), body: { body: 'Hello' }, against: 'nothing' }),
  'members.messages.store': () => ({ path: '', as: 1, key: randomUUID(), body: { body: 'Hello' }, against: 'nothing' }),
}

export function signUp() {
  return {
    email: `${randomUUID()}@example.com`,
    name: 'Newcomer',
    date_of_birth: '1990-01-01',
    gender: 'female',
    looking_for: 'male',
    country: 'GB',
    password: PASSWORD,
    show_fictional: true,
    visible_to_visitors: true,
    accept_terms: true,
    accept_privacy: true,
    consent_sexuality: true,
  }
}

/** How to make a call; undefined when it changes something without a recipe, or needs an id that doesn't exist. */
export function recipeFor({ name, method, path: template }: DocumentedCall, stage: Stage): Recipe | undefined {
  const cook = RECIPES[name]
  if (!cook && method !== 'GET') return undefined
  const { path, ...rest } = cook?.(stage) ?? { path: '', as: 1 }
  const isConversation = template.startsWith('/api/chats/')
  const filled = template
    .replace('{profile_id}', stage.partner)
    .replace('{name}', 'terms')
    .replace('{type}', 'received')
    .replace('{kind}', name === 'consents.destroy' ? 'member_resell' : 'sexuality_data')
    .replace('{id}', isConversation ? stage.conversation : stage.partner)
  if (filled.includes('{')) return undefined
  return { against: 'queries', ...rest, path: filled + path }
}
