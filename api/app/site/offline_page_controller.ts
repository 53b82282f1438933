import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isLanguage } from '@manyhearts/locales/languages'
import { siteOf } from '#app/tenancy/sites/site_of'
import { siteBundle } from './site_bundle.js'

/**
 * `GET /offline.html`: what the service worker keeps and shows when there is no connection. The same for everyone, so that it may be
 * kept: its policy names what is in it by hashes instead of a nonce, and the address says the language.
 */
export default class OfflinePageController {
  async show(ctx: HttpContext) {
    const { request, response } = ctx
    const { settings, theme } = siteOf(ctx)
    const wanted = request.input('language')
    const { offlinePage } = await siteBundle()
    const { html, style, script } = await offlinePage({
      name: settings.name,
      language: isLanguage(wanted) ? wanted : ctx.language,
      formOfAddress: settings.form_of_address,
      theme,
    })
    return response
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Content-Security-Policy', policyOf(style, script))
      .header('Cache-Control', 'no-cache')
      .send(html, true)
  }
}

function policyOf(style: string, script: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
