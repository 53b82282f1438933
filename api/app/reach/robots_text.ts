import { siteAddress } from '#app/tenancy/sites/site_address'
import { canonicalHost } from '#app/tenancy/sites/canonical_host'
import type { Site } from '#app/tenancy/sites/site'

/**
 * Where robots have no business. Members' pages say `noindex` too; but that is read only by who has fetched the page, with a
 * person's name, words and photos, and the robots that feed anything but a search engine know no `noindex`. So they are told
 * before. Photos stand on pages that may be listed, and shall be in no picture search. Own pages would only send robots to log in.
 */
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
]

/** A domain's `robots.txt` (RFC 9309): a brand that is not live is not to be found at all. */
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
