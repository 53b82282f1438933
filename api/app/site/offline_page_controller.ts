import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isLanguage, type Language } from '@manyhearts/locales/languages'
import { LRUCache } from 'lru-cache'
import { ownTextsIn } from '#app/tenancy/texts/own_texts_in'
import { siteOf } from '#app/tenancy/sites/site_of'
import { type OfflineBrand, type OfflineDocument, siteBundle } from './site_bundle.js'

const MOST_BYTES = 32 * 1024 * 1024

const made = new LRUCache<string, OfflineDocument>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ html, style }) => html.length + style.length,
})

/**
 * `GET /offline.html`: what the service worker keeps and shows when there is no connection. The same for everyone, so that it may be
 * kept: its policy names what is in it by hashes instead of a nonce, and the address says the language.
 */
export default class OfflinePageController {
  async show(ctx: HttpContext) {
    const { request, response } = ctx
    const { settings, theme, ownTexts } = siteOf(ctx)
    const wanted = request.input('language')
    const language = (isLanguage(wanted) ? wanted : ctx.language) as Language
    const { html, style, script } = await pageOf({
      name: settings.name,
      language,
      formOfAddress: settings.form_of_address,
      theme,
      ownTexts: ownTextsIn(ownTexts, language, settings.form_of_address).site ?? {},
    })
    return response
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Content-Security-Policy', policyOf(style, script))
      .header('Cache-Control', 'private, no-cache')
      .send(html, true)
  }
}

/** Kept as it was made: every visit asks whether it is still the same. */
async function pageOf(brand: OfflineBrand): Promise<OfflineDocument> {
  const key = JSON.stringify(brand)
  const known = made.get(key)
  if (known) return known
  const { offlinePage } = await siteBundle()
  const page = await offlinePage(brand)
  made.set(key, page)
  return page
}

function policyOf(style: string, script: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'font-src data:',
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
