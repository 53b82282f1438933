import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import { readSessionCookie } from '#app/identity/sessions/session_cookie'
import { isServed } from '#app/tenancy/sites/is_served'
import type { Site } from '#app/tenancy/sites/site'
import { choicesOf } from './kept_answers.js'

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

/** Raised by every invalidation, so that a page rendered before it isn't cached after it. */
let changes = 0

/**
 * The cache key; null if the visitor may be a member, or the page is a preview. Of cookies, those that decide what a visitor is shown are in
 * it; others, such as those of scripts that count visitors, are read nowhere. The tenant comes first, to invalidate by brand.
 */
export function visitorsKey(ctx: HttpContext): string | null {
  const { request, site } = ctx
  if (!site || !isServed(site) || ctx.framedBy || readSessionCookie(ctx)) return null
  return [site.id, site.host, choicesOf(ctx), request.url(true)].join(' ')
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
