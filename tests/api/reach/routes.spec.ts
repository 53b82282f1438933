import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

/** Specification §2, with what the contract says visitors and members are answered. `{id}` is Ben's profile. */
const OWN = { visitor: 302, member: 200 }
const FOR_VISITORS = { visitor: 200, member: 302 }
const ANYBODY = { visitor: 200, member: 200 }
const NO_LINK = { visitor: 404, member: 404 }
const LANDERS = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
]

const ROUTES: Readonly<Record<string, { visitor: number; member: number }>> = {
  '/': FOR_VISITORS,
  '/members': ANYBODY,
  '/members/{id}': ANYBODY,
  '/members/{id}/chat': OWN,
  '/members/{id}/landing': ANYBODY,
  '/members/{id}/signup': FOR_VISITORS,
  '/members/{id}/landing2': ANYBODY,
  '/members/{id}/landing2/spring': ANYBODY,
  '/members/{id}/landing3': ANYBODY,
  '/members/{id}/landing3/spring': ANYBODY,
  '/likes': OWN,
  '/likes/received': OWN,
  '/likes/given': OWN,
  '/likes/matches': OWN,
  '/likes/m/{id}': OWN,
  '/chats': OWN,
  '/credits': OWN,
  '/credits/repeat-order': OWN,
  '/premium': OWN,
  '/pricing': ANYBODY,
  '/profile': OWN,
  '/notifications': OWN,
  '/signup': FOR_VISITORS,
  '/complete-signup': FOR_VISITORS,
  '/signup-matches': OWN,
  '/login': FOR_VISITORS,
  '/reset-password': ANYBODY,
  '/reset-password/do': ANYBODY,
  '/activate/done': OWN,
  '/activate/error': ANYBODY,
  '/mail-change/do': ANYBODY,
  '/account-deleted': ANYBODY,
  '/complaints': ANYBODY,
  '/privacy-requests': FOR_VISITORS,
  '/directdebit': OWN,
  '/lang-config': ANYBODY,
  '/match-finder': OWN,
  '/swipe-game': OWN,
  '/transactions': OWN,
  '/landers/tinderswipe': ANYBODY,
  ...Object.fromEntries(
    LANDERS.flatMap((name) => [`/landers/${name}`, `/landers/${name}/spring`]).map((path) => [path, ANYBODY])
  ),
  '/sometoken': NO_LINK,
  '/ban': ANYBODY,
  '/cookies': ANYBODY,
  '/faq': ANYBODY,
  '/privacy': ANYBODY,
  '/return-policy': ANYBODY,
  '/service': ANYBODY,
  '/terms': ANYBODY,
  '/landers/unknown': NO_LINK,
}

test.group('The specification’s routes', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast({ rosa: { logged_out_search: true } })
  })

  for (const [path, expected] of Object.entries(ROUTES)) {
    test(`${path} answers visitors ${expected.visitor} and members ${expected.member}`, async ({ assert }) => {
      const address = path.replace('{id}', cast.ben.profile.id)
      const ask = async (browser: Visitor) => (await browser.get(address, { accept: 'text/html' })).status

      assert.equal(await ask(new Visitor(cast.rosa.host)), expected.visitor)
      assert.equal(await ask(cast.ann.browser), expected.member)
    })
  }
})
