import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import { chooseCountry, COUNTRY_COOKIE } from '#app/tenancy/hosts/choose_country'
import { LANGUAGE_COOKIE } from '#app/tenancy/hosts/choose_language'
import { countryOfAddress } from '#app/tenancy/hosts/country_of_address'
import type { Site } from '#app/tenancy/sites/site'

/** Who is online is told by the minute; a page may be this old. */
const SECONDS = 15
const MOST_BYTES = 64 * 1024 * 1024

/** A page that is the same for every visitor, in the pieces between which its nonce belongs. */
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

/** Cookies in which a visitor chose how the site speaks to him, and which say nothing of who he is. */
const CHOICES = [LANGUAGE_COOKIE, COUNTRY_COOKIE]

/** Raised whenever pages are forgotten: what was rendered before that is not kept after it. */
let changes = 0

/**
 * What decides how a page looks to a visitor; null when he brings cookies besides his choices of language and country, and may be somebody. A tenant
 * stands first, so that one brand's pages can be forgotten.
 */
export function visitorsKey(ctx: HttpContext): string | null {
  const { request, site, language } = ctx
  const cookies = (request.header('cookie') ?? '').split(';').map((cookie) => cookie.split('=')[0]!.trim())
  if (!site || cookies.some((name) => name && !CHOICES.includes(name))) return null
  return [site.id, site.host, language, countryOfAddress(request.ip()), chooseCountry(ctx), request.url(true)].join(' ')
}

/** The page as this visitor's answer; undefined when there is none, or none of the brand as it is now. */
export function keptDocument(key: string, { site, nonce }: HttpContext) {
  const found = kept.get(key)
  return found?.site === site ? { headers: found!.headers, html: found!.pieces.join(nonce) } : undefined
}

/** Begins to render a page; the function keeps it, unless somebody on it is to be seen otherwise meanwhile. */
export function keepingDocument(key: string, { site, nonce }: HttpContext) {
  const before = changes
  return (html: string, headers: [string, string][]) => {
    if (changes === before) kept.set(key, { site: site!, headers, pieces: html.split(nonce) })
  }
}

/** Forgets a brand's pages, or all: somebody on them is to be seen otherwise, or no more. */
export function forgetDocuments(tenantId = ''): void {
  changes++
  for (const key of kept.keys()) if (!tenantId || key.startsWith(`${tenantId} `)) kept.delete(key)
}
