import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../../password.ts'
import type { Answer } from '../../visitor.ts'
import { CODE } from '../credits/direct_debit/new_mandate.ts'
import { picture } from '../members/pictures.ts'
import type { Regulars } from './regulars.ts'

export interface MemberCall {
  /** Each time must differ: the call is made several times and must change something every time. */
  ask: (people: Regulars, time: number) => Promise<Answer>
  /** Why it may need more round trips than others. */
  waitsLonger?: string
  /** The expected status, if not a success. */
  answers?: number
}

const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/x',
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
}

const key = () => ({ 'idempotency-key': randomUUID() })
const isOdd = (time: number) => time % 2 === 1

/** Every call by route name; more calls of one route differ after a colon. A new route needs one line here. */
export const MEMBER_CALLS: Readonly<Record<string, MemberCall>> = {
  // identity
  'user.show': { ask: ({ ann }) => ann.get('/api/user.php') },
  'user.update': {
    ask: ({ ann }, time) =>
      ann.put('/api/user.php', { language: isOdd(time) ? 'en' : 'nl', visible_to_visitors: isOdd(time) }),
  },
  'support_codes.show': { ask: ({ ann }) => ann.get('/api/support-code') },
  'support_codes.store': { ask: ({ ann }) => ann.post('/api/support-code') },
  'user.store: push': { ask: ({ ann }) => ann.post('/api/user.php?push=1', SUBSCRIPTION) },
  'sessions.destroy': { ask: ({ guests }, time) => guests[time]!.get('/api/logout.php') },
  'own_sessions.index': { ask: ({ ann }) => ann.get('/api/sessions') },
  'own_sessions.destroy': { ask: ({ ann, sessions }, time) => ann.delete(`/api/sessions/${sessions[time]!}`) },
  'other_sessions.destroy': { ask: ({ ann }) => ann.delete('/api/sessions') },
  'activations.store: code': {
    ask: async ({ newcomers, codeOf }, time) =>
      newcomers[time]!.browser.post('/api/activation', { code: await codeOf(newcomers[time]!) }),
    waitsLonger: 'tries are counted outside the transaction, and a first message may be refused alone',
  },

  'consents.index': { ask: ({ ann }) => ann.get('/api/consents') },
  'consents.store': {
    ask: ({ ann }) => ann.post('/api/consents/sexuality_data', { version: '2026-11-25T12:00:00.000Z' }),
  },
  'consents.destroy': { ask: ({ ann }) => ann.delete('/api/consents/member_resell') },
  'age_checks.store': { ask: ({ ann }) => ann.post('/api/age-checks'), answers: 409 },
  'age_checks.update': {
    ask: ({ ann }) => ann.put(`/api/age-checks/${'x'.repeat(43)}`, { code: 'a code' }),
    answers: 404,
  },

  // members
  'members.show': { ask: ({ ann, ben }) => ann.get(`/api/members/${ben.id}`) },
  'members.show: who likes me': { ask: ({ ann, admirers }, time) => ann.get(`/api/members/${admirers[time]!}`) },
  'profile.show': { ask: ({ ann }) => ann.get('/api/profile') },
  'profile.update': {
    ask: ({ ann }, time) =>
      ann.put('/api/profile', { city: isOdd(time) ? 'Leeds' : 'York', interests: [], about_me: `${time}` }),
    waitsLonger: 'what of a text waits for the team decides whether it is judged',
  },
  'photos.index': { ask: ({ ann }) => ann.get('/api/photos') },
  'photos.order.update': { ask: ({ ann, photos }) => ann.put('/api/photos/order', { ids: photos }) },
  'photos.main.update': { ask: ({ ann, photos }, time) => ann.put(`/api/photos/${photos[time]!}/main`) },
  'photos.destroy': {
    ask: ({ ann, photos }, time) => ann.delete(`/api/photos/${photos[time]!}`),
    waitsLonger: 'the row that goes says which files go after it',
  },
  'photos.store': {
    ask: async ({ ann }, time) =>
      ann.post('/api/photos', await picture({ colour: `#0${time.toString(16)}0` }), { 'content-type': 'image/jpeg' }),
    waitsLonger: 'the picture is read and encoded between two transactions',
  },
  'verification.show': { ask: ({ ann }) => ann.get('/api/verification') },
  // The same people one after the other: a pose, the photo in it, and both withdrawn.
  'verification.store': {
    ask: ({ suitors }, time) => suitors[time]!.browser.post('/api/verification', { consent: true }),
  },
  'verification.photo.store': {
    ask: async ({ suitors }, time) =>
      suitors[time]!.browser.post('/api/verification/photo', await picture(), { 'content-type': 'image/jpeg' }),
    waitsLonger: 'the picture is read and encoded between two transactions',
  },
  'verification.destroy': {
    ask: ({ suitors }, time) => suitors[time]!.browser.delete('/api/verification'),
    waitsLonger: 'the row that goes says which file goes after it',
  },
  'blocks.index': { ask: ({ ann }) => ann.get('/api/blocks') },
  'blocks.store': { ask: ({ ann, strangers }, time) => ann.post(`/api/blocks/${strangers[time]!}`) },
  'blocks.destroy': { ask: ({ ann, strangers }, time) => ann.delete(`/api/blocks/${strangers[time]!}`) },

  // discovery
  'members.index': { ask: ({ ann }) => ann.get('/api/members') },
  'members.index: everything asked for at once': {
    ask: ({ ann }) =>
      ann.get(
        '/api/members?sort=newness&country=GB&min_age=30&max_age=40&body_type=slim&body_type=average&interests=1'
      ),
  },
  'members.similar': { ask: ({ ann, ben }) => ann.get(`/api/members/${ben.id}/similar`) },
  'near_misses.index': {
    ask: ({ ann }) => ann.get('/api/near-misses?country=GB&min_age=30&max_age=40&body_type=slim'),
  },
  'search_alerts.index': { ask: ({ ann }) => ann.get('/api/search-alerts') },
  'search_alerts.destroy': { ask: ({ ann, alerts }, time) => ann.delete(`/api/search-alerts/${alerts[time]!}`) },
  'search_alerts.store': { ask: ({ ann }, time) => ann.post('/api/search-alerts', { min_age: 30 + (time % 5) }) },
  'likes.index': { ask: ({ ann }) => ann.get('/api/likes.php') },
  'like_lists.show': { ask: ({ ann }) => ann.get('/api/like-lists/received') },
  'like_lists.show: matches': { ask: ({ ann }) => ann.get('/api/like-lists/matches') },
  'likes.store': { ask: ({ ann, strangers }, time) => ann.post(`/api/likes/${strangers[time]!}`) },
  'likes.seen': { ask: ({ ann, admirers }, time) => ann.put(`/api/likes/${admirers.at(-1 - time)!}/seen`) },
  'likes.destroy': { ask: ({ ann, strangers }, time) => ann.delete(`/api/likes/${strangers[time]!}`) },
  'auto_likes.show': { ask: ({ ann }) => ann.get('/api/auto-like.php') },
  'swipes.index': { ask: ({ ann }) => ann.get('/api/swipe-game') },
  'swipes.store: like': {
    ask: ({ ann, strangers }) => ann.post('/api/swipe-game', { profile_id: strangers[0], choice: 'like' }),
  },
  'swipes.store: pass': {
    ask: ({ ann, strangers }, time) =>
      ann.post('/api/swipe-game', { profile_id: strangers[time]!, choice: isOdd(time) ? 'pass' : 'undo' }),
  },
  'match_finder.index': { ask: ({ ann }) => ann.get('/api/match-finder') },

  // safety
  'fictional_consents.store': {
    ask: ({ ann, fay, version }) => ann.post('/api/fictional-consents', { profile_id: fay.id, version }),
  },

  // chat
  'members.composer.show': { ask: ({ ann, ben }) => ann.get(`/api/members/${ben.id}/composer`) },
  'members.composer.show: fictional': { ask: ({ ann, fay }) => ann.get(`/api/members/${fay.id}/composer`) },
  'members.messages.store': {
    ask: ({ ann, strangers }, time) => ann.post(`/api/members/${strangers[time]!}/messages`, { body: 'Hello' }, key()),
  },
  'members.messages.store: held after four people': {
    ask: ({ ann, strangers }, time) =>
      ann.post(`/api/members/${strangers[time]!}/messages`, { body: 'The same long words to everyone' }, key()),
  },
  'members.messages.store: fictional': {
    ask: ({ ann, fay }) => ann.post(`/api/members/${fay.id}/messages`, { body: 'Hello' }, key()),
  },
  'members.gifts.store': {
    ask: ({ ann, ben, gift }) => ann.post(`/api/members/${ben.id}/gifts`, { gift }, key()),
  },
  'chats.messages.store': {
    ask: ({ ann, conversation }) => ann.post(`/api/chats/${conversation}/messages`, { body: 'Hello' }, key()),
  },
  'chats.messages.index': { ask: ({ ann, conversation }) => ann.get(`/api/chats/${conversation}/messages`) },
  'chats.read.update': {
    ask: ({ ben, conversation }, time) => ben.browser.put(`/api/chats/${conversation}/read`, { seq: time + 1 }),
  },
  'chats.mute.update': {
    ask: ({ ben, conversation }, time) => ben.browser.put(`/api/chats/${conversation}/mute`, { muted: isOdd(time) }),
  },
  'members.draft.update': {
    ask: ({ ann, ben }, time) => ann.put(`/api/members/${ben.id}/draft`, { body: `Draft ${time}` }),
  },
  'members.messages.store: photo': {
    ask: ({ ann, ben, chat_photos }, time) =>
      ann.post(`/api/members/${ben.id}/messages`, { photo: chat_photos[time]! }, key()),
  },
  'chat_photos.store': {
    ask: async ({ ann }) => ann.post('/api/chat-photos', await picture(), { 'content-type': 'image/jpeg' }),
    waitsLonger: 'the picture is read and encoded between two transactions',
  },
  'chat_photos.destroy': {
    ask: ({ ann, chat_photos }, time) => ann.delete(`/api/chat-photos/${chat_photos.at(-1 - time)!}`),
    waitsLonger: 'the row that goes says which files go after it',
  },
  'chats.opened_photos.update': {
    ask: ({ ben, conversation }) => ben.browser.put(`/api/chats/${conversation}/opened-photos`),
  },
  'chats.typing.store': { ask: ({ ann, conversation }) => ann.post(`/api/chats/${conversation}/typing`) },
  'chats.index': { ask: ({ ann }) => ann.get('/api/chats.php') },
  'chats.destroy': { ask: ({ ann, conversation }) => ann.delete('/api/chat.php', { conversation }) },

  // credits
  'packages.index': { ask: ({ ann }) => ann.get('/api/packages') },
  'orders.index': { ask: ({ ann }) => ann.get('/api/orders') },
  'orders.store': {
    ask: ({ ann, package_id }) => ann.post('/api/orders', { package_id, method: 'card', waiver: true }, key()),
    waitsLonger: 'the gateway is asked between two transactions, and the sandbox keeps its own books here',
  },
  'quotes.show': { ask: ({ ann, package_id }) => ann.get(`/api/quote?package_id=${package_id}&method=card`) },
  'orders.show': { ask: ({ ann, order }) => ann.get(`/api/orders/${order}`) },
  'repeat_orders.show': { ask: ({ ann }) => ann.get('/api/repeat-order') },
  'saved_methods.destroy': {
    ask: ({ ann, saved_methods }, time) => ann.delete(`/api/saved-methods/${saved_methods[time]!}`),
  },
  'direct_debits.index': { ask: ({ ann }) => ann.get('/api/direct-debits') },
  'direct_debits.store': {
    ask: ({ ann }) =>
      ann.post('/api/direct-debits', {
        holder: 'Ann',
        iban: 'NL91ABNA0417164300',
        phone: '+31612345678',
        authorization: true,
      }),
    answers: 409,
  },
  'direct_debits.codes.store': {
    ask: ({ ann, draft_mandates }, time) => ann.post(`/api/direct-debits/${draft_mandates[time]!}/sms`),
    waitsLonger: 'codes are counted outside the transaction, and sent between two',
  },
  'direct_debits.confirmations.store': {
    ask: ({ ann, draft_mandates }, time) =>
      ann.post(`/api/direct-debits/${draft_mandates.at(-1 - time)!}/confirmation`, { code: CODE }),
    waitsLonger: 'tries are counted outside the transaction, and the gateway is told between two',
  },
  'direct_debits.document.show': {
    ask: ({ ann, ended_mandate }) => ann.get(`/api/direct-debits/${ended_mandate}/document`),
  },
  'direct_debits.destroy': {
    ask: async ({ ann, newActiveMandate }) => ann.delete(`/api/direct-debits/${await newActiveMandate()}`),
    waitsLonger: 'what the bank was not asked for yet has to be found and left in order',
  },
  'receipts.show': { ask: ({ ann, order }) => ann.get(`/api/orders/${order}/receipt`) },
  'spending_guard.show': { ask: ({ ann }) => ann.get('/api/spending-guard') },
  'spending_guard.update': {
    ask: ({ ann }, time) => ann.put('/api/spending-guard', { month_minor: 100_000 - time }),
    waitsLonger: 'what is looser is known once the member is locked, and the answer is read when it is stored',
  },
  'looser_limits.destroy': {
    ask: ({ ann }) => ann.delete('/api/spending-guard/looser'),
    waitsLonger: 'as above',
  },
  'transactions.index': { ask: ({ ann }) => ann.get('/api/transactions') },
  'gifts.index': { ask: ({ ann }) => ann.get('/api/gifts') },
  'discount_codes.show': { ask: ({ ann }) => ann.get('/api/discountcode.php?welcome=true'), answers: 404 },
  'discount_codes.show: code': {
    ask: ({ ann }) => ann.get('/api/discountcode.php?code=SPRING'),
    answers: 404,
    waitsLonger: 'tries are counted outside the transaction',
  },
  'deletion_discounts.show': { ask: ({ ann }) => ann.get('/api/deletion-discount') },
  'deletion_discounts.store': { ask: ({ ann }) => ann.post('/api/deletion-discount'), answers: 404 },

  // notices
  'events.index': { ask: ({ ann }) => ann.get('/api/events') },
  'waiting.show': { ask: ({ ann }) => ann.get('/api/waiting') },
  'notifications.show': { ask: ({ ann }) => ann.get('/api/notifications') },
  'notifications.update': {
    ask: ({ ann }, time) =>
      ann.put('/api/notifications', { likes: { push: isOdd(time) }, news: { mail: isOdd(time) } }),
  },
  'push_subscriptions.store': { ask: ({ ann }) => ann.post('/api/push-subscriptions', SUBSCRIPTION) },
  'push_subscriptions.test': {
    ask: ({ ann }) => ann.post('/api/push-subscriptions/test', { endpoint: SUBSCRIPTION.endpoint }),
    waitsLonger: 'tests are counted outside the transaction',
  },
  'push_subscriptions.destroy': {
    ask: ({ ann }) => ann.delete('/api/push-subscriptions', { endpoint: SUBSCRIPTION.endpoint }),
  },

  // Last, because their mails are sent while others are counted; a reported profile is never met again.
  'complaints.store': {
    ask: ({ ann, strangers }, time) =>
      ann.post('/api/complaints', { subject_kind: 'profile', subject_id: strangers[time]!, reason: 'spam' }),
    waitsLonger:
      'complaints are counted outside the transaction, and what is reported has to be found before it is kept',
  },
  'password.update': {
    ask: ({ ann }) => ann.put('/api/password', { old_password: PASSWORD, password: PASSWORD }),
    waitsLonger: 'the old password is looked at, and counted, outside the transaction',
  },
  'email_changes.store': {
    ask: ({ suitors }, time) =>
      suitors[time]!.browser.post('/api/email-changes', { email: `${randomUUID()}@example.com`, password: PASSWORD }),
    waitsLonger: 'the password is looked at, and counted, outside the transaction',
  },
  'account_deletions.show': { ask: ({ ann }) => ann.get('/api/account-deletion') },
  'data_exports.index': { ask: ({ ann }) => ann.get('/api/data-exports') },
  'data_export_files.show': { ask: ({ ann, data_export }) => ann.get(`/api/data-exports/${data_export}/file`) },
  'privacy_requests.index': { ask: ({ ann }) => ann.get('/api/privacy-requests') },
  // Last, because their mails are sent while others are counted; the first newcomers are activated by now.
  'privacy_requests.store': {
    ask: ({ newcomers }, time) => newcomers[time]!.browser.post('/api/privacy-requests', { kind: 'access' }),
    waitsLonger: 'requests are counted outside the transaction, and one of the same kind is looked for before',
  },
  'data_exports.store': {
    ask: ({ newcomers }, time) => newcomers[time]!.browser.post('/api/data-exports'),
    waitsLonger: 'copies are counted outside the transaction',
  },
  'deletion_links.store': {
    ask: ({ newcomers }, time) => newcomers[time]!.browser.post('/api/account-deletion-links'),
    waitsLonger: 'mails are counted outside the transaction',
  },
  'account_deletions.store': {
    ask: ({ newcomers }, time) => newcomers[time]!.browser.post('/api/account-deletion', { password: PASSWORD }),
    waitsLonger: 'the password is looked at before the transaction, and everything has to be held and left in order',
  },
  'activation_addresses.update': {
    ask: ({ newcomers }, time) =>
      newcomers.at(-1 - time)!.browser.put('/api/activation/address', { email: `new-${time}@example.com` }),
    waitsLonger: 'mails are counted outside the transaction',
  },
  'activation_resends.store': {
    ask: ({ newcomers }, time) => newcomers.at(-1 - time)!.browser.post('/api/activation/resend'),
    waitsLonger: 'mails are counted outside the transaction',
  },
}

/** Calls that don't read the session. */
export const NOBODYS_CALLS = [
  'settings.show',
  'company.show',
  'user.store',
  'sessions.store',
  'signups.store',
  'signup_checks.store',
  'activations.store',
  'password_resets.store',
  'password_resets.update',
  'email_changes.update',
  'email_changes.destroy',
  'tokens.show',
  'account_deletions.destroy',
  'deletion_links.update',
  'shut_outs.show',
  'shut_out_exports.store',
  'shut_out_exports.show',
  'shut_out_refunds.store',
  'shut_out_deletions.store',
  'privacy_links.store',
  'privacy_links.show',
  'privacy_links.update',
  'signup_drafts.show',
  'regions.index',
  'interests.index',
  'cities.index',
  'geocode.show',
  'webhooks.show',
  'webhooks.store',
  'withdrawals.store',
  'unsubscriptions.store',
  'openapi.show',
  'pages.show',
  'campaigns.show',
  'own_texts.show',
  'map.show',
  'hidden_pages.store',
  'complaints.show',
  'complaint_messages.store',
  'complaint_appeals.store',
]
