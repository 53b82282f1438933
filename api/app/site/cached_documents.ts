import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import { chooseCountry, COUNTRY_COOKIE } from '#app/tenancy/hosts/choose_country'
import { LANGUAGE_COOKIE } from '#app/tenancy/hosts/choose_language'
import { countryOfVisitor } from '#app/tenancy/hosts/country_of_visitor'
import { TRAFFIC_SOURCE_COOKIE } from '#app/tenancy/hosts/traffic_source'
import type { Site } from '#app/tenancy/sites/site'
import { visitorMaySearch } from '#app/tenancy/sites/visitor_may_search'

/** Online status is precise to the minute, so a page may be this old. */
const SECONDS = 15
const MOST_BYTES = 64 * 1024 * 1024

interface KeptDocument {
  site: Site
  headers: [string, string][]
  pieces: string[]
}

const kept = new LRUCache<string, KeptDocument>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ pieces }) => pieces.reduce((sum, piece) => sum + piece.length * 2, 1),
  ttl: SECONDS * 1000,
})

/** Cookies that decide what the site shows, but don't say who the visitor is. */
const CHOICES = [LANGUAGE_COOKIE, COUNTRY_COOKIE, TRAFFIC_SOURCE_COOKIE]

/** Raised by every invalidation, so that a page rendered before it isn't cached after it. */
let changes = 0

/** The cache key; null if other cookies may belong to a member, or the page is a preview. The tenant comes first, to invalidate by brand. */
export function visitorsKey(ctx: HttpContext): string | null {
  const { request, site, language } = ctx
  const cookies = (request.header('cookie') ?? '').split(';').map((cookie) => cookie.split('=')[0]!.trim())
  if (!site || ctx.framedBy || cookies.some((name) => name && !CHOICES.includes(name))) return null
  const from = [countryOfVisitor(ctx), chooseCountry(ctx), visitorMaySearch(ctx)]
  return [site.id, site.host, language, ...from, request.url(true)].join(' ')
}

/** Undefined also if the brand has changed since. */
export function cachedDocument(key: string, { site, nonce }: HttpContext) {
  const found = kept.get(key)
  return found?.site === site ? { headers: found!.headers, html: found!.pieces.join(nonce) } : undefined
}

/** Call before rendering; the returned function caches the page unless it was invalidated meanwhile. */
export function cachingDocument(key: string, { site, nonce }: HttpContext) {
  const before = changes
  return (html: string, headers: [string, string][]) => {
    if (changes === before) kept.set(key, { site: site!, headers, pieces: html.split(nonce) })
  }
}

export function forgetDocuments(tenantId = ''): void {
  changes++
  for (const key of kept.keys()) if (!tenantId || key.startsWith(`${tenantId} `)) kept.delete(key)
}
