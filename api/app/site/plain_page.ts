import type { HttpContext } from '@adonisjs/core/http'
import { escapeHtml } from '#app/http/escape_html'
import { translationsIn } from '#app/http/translations'
import type { DocumentFailure } from './render_document.js'
import { wordingOf } from '#app/tenancy/sites/wording_of'

/** A page without a brand: an unknown host, or an error while showing an error (specification §8). */
export function plainPage({ response, language, nonce, request, site }: HttpContext, failure?: DocumentFailure): void {
  const t = translationsIn(wordingOf(site, language), 'errors')
  const status = failure?.status ?? 404
  const message = failure?.message || t('site:error.broken')
  response.status(status).header('content-type', 'text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${status}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1.5rem; text-align: center }
  h1 { font-size: 1.25rem; font-weight: 600; max-width: 34rem; text-wrap: balance }
  small { opacity: .7 }
</style>
<main>
  <h1>${escapeHtml(message)}</h1>
  ${status === 421 ? '' : `<p><a href="/">${escapeHtml(t('site:error.home'))}</a></p>`}
  <small>${status} · ${escapeHtml(request.id() ?? '')}</small>
</main>
</html>`)
}
