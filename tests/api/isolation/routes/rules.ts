import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../../../password.ts'
import { draft } from '../../identity/signup/signing_up.ts'
import { newSubscription } from '../../notices/new_subscription.ts'
import { CREDITS_RULES } from './credits_rules.ts'
import { PLATFORM_RULES } from './platform_rules.ts'
import { type IdPlace, MEMBERS_ONLY, noIds, OPEN, type Rule, takes } from './rule.ts'

const email = 'eve@example.com'
const key = () => ({ 'idempotency-key': randomUUID() })
const credentials: IdPlace = {
  kind: 'e-mail',
  to: 'anybody',
  logsIn: true,
  bearer: true,
  body: (email) => ({ email, password: PASSWORD }),
}
const subscription: IdPlace = {
  kind: 'push endpoint',
  to: 'members',
  tellsNothing: true,
  body: (endpoint) => ({ ...newSubscription(), endpoint }),
}
const page = (kind: IdPlace['kind'], to: IdPlace['to'], path: (id: string) => string, more: Partial<IdPlace> = {}) => ({
  kind,
  to,
  path,
  page: true as const,
  headers: () => ({ accept: 'text/html' }),
  ...more,
})

/** Every route by name: the ids it takes, or who gets which answer. A new route needs a line here, a new kind one in `things_of.ts`. */
export const RULES: Readonly<Record<string, Rule>> = {
  // tenancy
  // A link of a brand that isn’t this one shows nothing (`admin/brands/previews.spec.ts`).
  'previews.show': noIds({ visitor: 404, members: 404 }, { with: { pass: 'x' } }),
  'settings.show': noIds(OPEN),
  'company.show': noIds(OPEN),
  'own_texts.show': noIds(OPEN, { with: { language: 'nl' } }),

  // identity
  'user.store': takes(credentials, { ...subscription, path: () => '/api/user.php?push=1' }),
  'sessions.store': takes(credentials),
  'sessions.destroy': noIds({ visitor: 204, members: 204 }),
  'signups.store': takes(
    { kind: 'e-mail', to: 'anybody', logsIn: true, tellsNothing: true, body: (email) => draft({ email }) },
    {
      kind: 'profile',
      to: 'anybody',
      logsIn: true,
      body: (id) => draft({ email, member_id: id, signup_message: 'Good evening to you' }),
    },
    // Sign-ups are open, so a code is stored nowhere and decides nothing.
    {
      kind: 'invite code',
      to: 'anybody',
      logsIn: true,
      tellsNothing: true,
      body: (code) => draft({ email, invite_code: code }),
    }
  ),
  'signup_checks.store': noIds(
    { visitor: 204, members: 204 },
    { body: () => ({ fields: ['name'], draft: { name: 'Eve' } }) }
  ),
  'activations.store': takes({
    kind: 'link token',
    to: 'anybody',
    bearer: true,
    logsIn: true,
    body: (token) => ({ token }),
  }),
  'activation_resends.store': noIds({ visitor: 403, members: 204 }),
  'account_deletions.show': noIds(MEMBERS_ONLY),
  // With a wrong password, because the right one deletes the account.
  'account_deletions.store': noIds({ visitor: 403, members: 422 }, { body: () => ({ password: 'wrong' }) }),
  'account_deletions.destroy': takes({ kind: 'restore link', to: 'anybody', bearer: true, logsIn: true }),
  'deletion_links.store': takes({
    kind: 'e-mail',
    to: 'anybody',
    logsIn: true,
    tellsNothing: true,
    body: (email) => ({ email }),
  }),
  // It logs no one in, but so many attempts would hit the rate limits.
  'password_resets.store': takes({
    kind: 'e-mail',
    to: 'anybody',
    logsIn: true,
    tellsNothing: true,
    body: (email) => ({ email }),
  }),
  'password_resets.update': takes({
    kind: 'reset link',
    to: 'anybody',
    bearer: true,
    logsIn: true,
    body: () => ({ password: PASSWORD }),
  }),
  'password.update': noIds(
    { visitor: 403, members: 204 },
    { body: () => ({ old_password: PASSWORD, password: PASSWORD }) }
  ),
  'email_changes.store': takes({
    kind: 'e-mail',
    to: 'members',
    logsIn: true,
    tellsNothing: true,
    body: (email) => ({ email, password: PASSWORD }),
  }),
  'email_changes.update': takes({ kind: 'email change link', to: 'anybody', bearer: true }),
  'email_changes.destroy': takes({ kind: 'email change stop link', to: 'anybody', bearer: true }),
  'own_sessions.index': noIds(MEMBERS_ONLY),
  'own_sessions.destroy': takes({ kind: 'session', to: 'members' }),
  'other_sessions.destroy': noIds({ visitor: 403, members: 204 }),
  'shut_outs.show': takes({ kind: 'shut-out link', to: 'anybody', bearer: true }),
  'shut_out_exports.store': takes({ kind: 'shut-out link', to: 'anybody', bearer: true, body: () => ({}) }),
  // Of no copy; `safety/sanctions/shut_out.spec.ts` asks with one, and with another's.
  'shut_out_exports.show': takes({
    kind: 'shut-out link',
    to: 'anybody',
    bearer: true,
    with: { id: '1' },
    tellsNothing: true,
  }),
  'shut_out_refunds.store': takes({ kind: 'shut-out link', to: 'anybody', bearer: true, body: () => ({}) }),
  'shut_out_deletions.store': takes({
    kind: 'shut-out link to delete',
    to: 'anybody',
    bearer: true,
    body: () => ({}),
  }),
  'deletion_links.update': takes({ kind: 'deletion link', to: 'anybody', bearer: true, body: () => ({}) }),
  'data_exports.index': noIds(MEMBERS_ONLY),
  'data_exports.store': noIds({ visitor: 403, members: 202 }),
  'privacy_requests.index': noIds(MEMBERS_ONLY),
  'privacy_requests.store': noIds({ visitor: 403, members: 201 }, { body: () => ({ kind: 'access' }) }),
  'privacy_links.store': takes({
    kind: 'e-mail',
    to: 'anybody',
    logsIn: true,
    tellsNothing: true,
    body: (email) => ({ kind: 'access', email }),
  }),
  'privacy_links.show': takes({ kind: 'privacy link', to: 'anybody', bearer: true }),
  'privacy_links.update': takes({ kind: 'privacy link', to: 'anybody', bearer: true, body: () => ({}) }),
  'data_export_files.show': takes({ kind: 'data export', to: 'members' }),
  // Active members can't change the address here, and learn nothing else.
  'activation_addresses.update': noIds(MEMBERS_ONLY, { body: () => ({ email: 'eve@example.com' }) }),
  'tokens.show': takes(
    { kind: 'link token', to: 'anybody', bearer: true },
    { kind: 'signup draft', to: 'anybody', bearer: true },
    { kind: 'complaint link', to: 'anybody', bearer: true },
    { kind: 'privacy link', to: 'anybody', bearer: true }
  ),
  'signup_drafts.show': takes({ kind: 'signup draft', to: 'anybody', bearer: true }),
  'consents.index': noIds(MEMBERS_ONLY),
  'consents.store': noIds(
    { visitor: 403, members: 201 },
    { with: { kind: 'terms' }, body: () => ({ version: '2024-01-01T00:00:00.000Z' }) }
  ),
  'consents.destroy': noIds(MEMBERS_ONLY, { with: { kind: 'member_resell' } }),
  // The brand asks for no proof of age.
  'age_checks.store': noIds({ visitor: 403, members: 409 }),
  'age_checks.update': takes({ kind: 'age check', to: 'members', body: () => ({ code: 'a code' }) }),
  'user.show': noIds(MEMBERS_ONLY),
  'support_codes.show': noIds(MEMBERS_ONLY),
  'support_codes.store': noIds({ visitor: 403, members: 201 }),
  'user.update': noIds(MEMBERS_ONLY, { body: () => ({ language: 'en' }) }),

  // members
  'members.show': takes({ kind: 'profile', to: 'anybody' }, { kind: 'fictional profile', to: 'anybody' }),
  'profile.show': noIds(MEMBERS_ONLY),
  // Its ids are of regions and interests, which all brands share.
  'profile.update': noIds(MEMBERS_ONLY, { body: () => ({ region_id: null, interests: [] }) }),
  'photos.index': noIds(MEMBERS_ONLY),
  'photos.store': noIds(
    { visitor: 403, members: 415 },
    { body: () => 'no picture', headers: () => ({ 'content-type': 'image/png' }) }
  ),
  'verification.show': noIds(MEMBERS_ONLY),
  'verification.store': noIds({ visitor: 403, members: 404 }, { body: () => ({ consent: true }) }),
  // The free one has one to withdraw, once.
  'verification.destroy': noIds({ visitor: 403, members: 404, free: [204, 404] }),
  'verification.photo.store': noIds(
    { visitor: 403, members: 404 },
    { body: () => 'no picture', headers: () => ({ 'content-type': 'image/png' }) }
  ),
  // An order must name all photos of the member; any other id is refused alike.
  'photos.order.update': takes({ kind: 'photo', to: 'members', tellsNothing: true, body: (id) => ({ ids: [id] }) }),
  'photos.main.update': takes({ kind: 'photo', to: 'members', body: () => ({}) }),
  'photos.destroy': takes({ kind: 'photo to remove', to: 'members' }),
  'photo_files.show': takes({ kind: 'photo file', to: 'anybody', bearer: true, path: (file) => photoPath(file) }),
  'blocks.index': noIds(MEMBERS_ONLY),
  'blocks.store': takes({ kind: 'profile to block', to: 'members' }),
  'blocks.destroy': takes({ kind: 'profile to block', to: 'members', tellsNothing: true }),
  'regions.index': noIds(OPEN),
  'interests.index': noIds(OPEN),
  // Its id is of a region, which all brands share.
  'cities.index': noIds({ visitor: 422, members: 422 }),
  'geocode.show': noIds({ visitor: 422, members: 422 }),

  // discovery
  'members.index': noIds(OPEN),
  'members.similar': takes({ kind: 'profile', to: 'anybody' }),
  'near_misses.index': noIds(OPEN),
  'search_alerts.index': noIds(MEMBERS_ONLY),
  'search_alerts.store': noIds({ visitor: 403, members: [200, 201] }, { body: () => ({ max_age: 40 }) }),
  'search_alerts.destroy': takes({ kind: 'search alert', to: 'members' }),
  'likes.index': noIds(MEMBERS_ONLY),
  'like_lists.show': noIds(MEMBERS_ONLY, { with: { type: 'received' } }),
  'likes.store': takes({ kind: 'profile', to: 'members' }),
  'likes.destroy': takes({ kind: 'profile', to: 'members', tellsNothing: true }),
  'likes.seen': takes({ kind: 'profile', to: 'members', tellsNothing: true, body: () => ({}) }),
  // It depends on whether there is a profile to introduce today.
  'auto_likes.show': noIds({ visitor: 403, members: [200, 204] }),
  'swipes.index': noIds(MEMBERS_ONLY),
  'swipes.store': takes({
    kind: 'profile',
    to: 'members',
    body: (id) => ({ profile_id: id, choice: 'pass' }),
  }),
  'match_finder.index': noIds(MEMBERS_ONLY),

  // chat
  'chats.index': noIds(MEMBERS_ONLY),
  'chats.destroy': takes({ kind: 'conversation', to: 'members', body: (conversation) => ({ conversation }) }),
  'chats.messages.index': takes({ kind: 'conversation', to: 'members' }),
  'chats.messages.store': takes({
    kind: 'conversation',
    to: 'members',
    body: () => ({ body: 'Let me in' }),
    headers: key,
  }),
  'chats.read.update': takes({ kind: 'conversation', to: 'members', body: () => ({ seq: 1 }) }),
  'chats.typing.store': takes({ kind: 'conversation', to: 'members' }),
  'members.messages.store': takes({ kind: 'profile', to: 'members', body: () => ({ body: 'Good day' }), headers: key }),
  // No gift has this id, so that it is said of whom one may give to, and of nobody else. `gifts.spec.ts` shows the ids of gifts.
  'members.gifts.store': takes({ kind: 'profile', to: 'members', body: () => ({ gift: '1' }), headers: key }),
  'members.composer.show': takes({ kind: 'profile', to: 'members' }),
  'members.draft.update': takes({ kind: 'profile', to: 'members', body: () => ({ body: 'Not sent yet' }) }),
  'chats.opened_photos.update': takes({ kind: 'conversation', to: 'members' }),
  'chat_photos.store': noIds(
    { visitor: 403, members: 415 },
    { body: () => 'no picture', headers: () => ({ 'content-type': 'image/png' }) }
  ),
  'chat_photos.destroy': takes({ kind: 'chat photo', to: 'members' }),
  // Signed; without its seal it opens for two people (`chat/photos.spec.ts`).
  'chat_photo_files.show': takes({
    kind: 'chat photo file',
    to: 'anybody',
    bearer: true,
    path: (file) => chatPhotoPath(file),
  }),
  'chats.mute.update': takes({ kind: 'conversation', to: 'members', body: () => ({ muted: true }) }),

  // credits
  ...CREDITS_RULES,

  // safety
  'fictional_consents.store': takes({
    kind: 'fictional profile',
    to: 'members',
    body: (id) => ({ profile_id: id, version: 'another' }),
  }),

  'complaints.store': takes({
    kind: 'profile to report',
    to: 'members',
    body: (id) => ({ subject_kind: 'profile', subject_id: id, reason: 'spam' }),
  }),
  'complaints.show': takes({ kind: 'complaint link', to: 'anybody', bearer: true }),
  'complaint_messages.store': takes({
    kind: 'complaint link',
    to: 'anybody',
    bearer: true,
    body: () => ({ words: 'More of it' }),
  }),
  // Nothing is decided about it, so there is nothing to appeal against.
  'complaint_appeals.store': takes({
    kind: 'complaint link',
    to: 'anybody',
    bearer: true,
    tellsNothing: true,
    body: () => ({ words: 'I disagree' }),
  }),
  'complaint_forms.store': noIds({ visitor: 403, members: 403 }, { body: () => ({ reason: 'spam' }) }),

  // notices
  'events.index': noIds(MEMBERS_ONLY),
  'waiting.show': noIds(MEMBERS_ONLY),
  'notifications.show': noIds(MEMBERS_ONLY),
  'notifications.update': noIds(MEMBERS_ONLY, { body: () => ({ likes: { push: false } }) }),
  'push_subscriptions.store': takes(subscription),
  'push_subscriptions.destroy': takes({ ...subscription, body: (endpoint) => ({ endpoint }) }),
  'push_subscriptions.test': takes({ ...subscription, body: (endpoint) => ({ endpoint }) }),

  'unsubscriptions.store': takes({ kind: 'unsubscribe link', to: 'anybody', bearer: true }),
  'unsubscriptions.one_click': takes({ kind: 'unsubscribe link', to: 'anybody', bearer: true }),

  // health
  'health.live': noIds({ visitor: 200, members: 200 }),
  'health.ready': noIds({ visitor: 200, members: 200 }),
  'health.host': noIds({ visitor: 404, members: 404 }),

  // the OpenAPI document
  'openapi.show': noIds(OPEN),

  // reach
  'pages.show': noIds(OPEN, { with: { name: 'terms' } }),
  'campaigns.show': noIds(OPEN, { with: { slug: 'spring' } }),
  'map.show': noIds(OPEN),
  'hidden_pages.store': noIds({ visitor: 204, members: 204 }),
  'robots.show': noIds(OPEN),
  'sitemap.show': noIds(OPEN),
  'share_image.show': noIds(OPEN),
  // Of its own brand alone, and everybody's there (`admin/looks/heroes.spec.ts`). None has this key.
  'hero_files.show': noIds(
    { visitor: 404, members: 404 },
    { with: { tenant_id: '1', file: `${'0'.repeat(32)}-1280.webp` } }
  ),
  'web_manifest.show': noIds(OPEN),
  'web_manifest.icon': noIds(OPEN, { with: { file: 'icon.svg' } }),

  // site: service worker, pages, and unknown files
  'site.service_worker': noIds(OPEN),
  'site.offline_page': noIds(OPEN),
  'site.document': takes(
    page('profile', 'anybody', (id) => `/members/${id}`),
    page('profile', 'anybody', (id) => `/likes/m/${id}`),
    page('profile', 'anybody', (id) => `/members/${id}/chat`),
    page('conversation', 'anybody', (id) => `/chats/${id}`),
    page('order link', 'anybody', (link) => `/transactions/${link}`, { bearer: true }),
    page('package', 'anybody', (id) => `/credits/${id}`),
    page('link token', 'anybody', (token) => `/${token}`, { bearer: true })
  ),

  // the console, the sandbox gateway and captured mail, on hosts of their own
  ...PLATFORM_RULES,
}

function chatPhotoPath(file: string): string {
  return file.startsWith('/') ? file : `/photos/1/chats/${file}`
}

/** An id is a whole address; a malformed one is tried as a file name. */
function photoPath(file: string): string {
  return file.startsWith('/') ? file : `/photos/${file}`
}
