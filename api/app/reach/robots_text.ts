import { siteAddress } from '#app/tenancy/sites/site_address'
import { canonicalHost } from '#app/tenancy/sites/canonical_host'
import type { Site } from '#app/tenancy/sites/site'

/** `noindex` isn't enough: it is read only after personal data was fetched, and only by search engines. */
const CLOSED = [
  '/api/',
  '/photos/',
  '/members/',
  '/account-deleted',
  '/activate',
  '/age-check',
  '/chats',
  '/complete-signup',
  '/credits',
  '/directdebit',
  '/likes',
  '/mail-change',
  '/match-finder',
  '/notifications',
  '/premium',
  '/profile',
  '/reset-password/do',
  '/signup-matches',
  '/swipe-game',
  '/transactions',
  '/withdraw',
]

/** RFC 9309; brands that aren't live are closed to all robots. */
export function robotsText(site: Site): string {
  const lines =
    site.state === 'live'
      ? [
          ...CLOSED.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${siteAddress(canonicalHost(site), '/sitemap.xml')}`,
        ]
      : ['Disallow: /']
  return ['User-agent: *', ...lines, ''].join('\n')
}
