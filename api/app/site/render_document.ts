import type { HttpContext } from '@adonisjs/core/http'
import type { Language } from '@manyhearts/locales/languages'
import { codingFor, type Coding, compressed } from '#app/http/compressed'
import { reportFailure } from '#app/tenancy/context/report_failure'
import { ownTextsIn } from '#app/tenancy/texts/own_texts_in'
import { cachedForSite } from '#app/tenancy/sites/cached_for_site'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { cachingDocument, cachedDocument, visitorsKey } from './cached_documents.js'
import { memoryFetch } from './memory_fetch.js'
import { plainPage } from './plain_page.js'
import { siteBundle } from './site_bundle.js'
import { wholePage } from './whole_page.js'

export interface DocumentFailure {
  status: number
  message: string
}

/** Renders a page of the member site, or sends the cached one; falls back to a plain page. */
export async function renderDocument(ctx: HttpContext, failure?: DocumentFailure): Promise<void> {
  const { request, response, logger, nonce, site } = ctx
  const report = (error: unknown, what: string) =>
    reportFailure(error, 'requests', () => logger.error({ err: error }, what), request.id())
  response.header('Cache-Control', 'private, no-cache').vary('Cookie')
  if (!site) return plainPage(ctx, failure)
  const key = failure ? null : visitorsKey(ctx)
  const coding = codingFor(ctx, key === null)
  const kept = key && cachedDocument(key, ctx)
  if (kept) {
    for (const [name, value] of kept.headers) response.header(name, value)
    return sendWhole(ctx, kept.html, coding)
  }
  const keep = key && cachingDocument(key, ctx)
  try {
    const { render, assets } = await siteBundle()
    const rendered = await render(
      new Request(siteAddress(site.host, request.url(true)), { headers: { accept: 'text/html' } }),
      {
        fetch: memoryFetch(ctx, () => response.header('Cache-Control', 'no-store')),
        cookies: request.header('cookie', '')!,
        nonce,
        assets,
        brand: {
          language: ctx.language,
          formOfAddress: site.settings.form_of_address,
          theme: site.theme,
          ownLanguages: [...new Set(Object.keys(site.ownTexts).map((wording) => wording.slice(0, 2) as Language))],
          ownTexts: (language) => ownTextsOf(site, language),
        },
        failure,
        requestId: request.id(),
        log: (error) => report(error, 'a document failed to render'),
      }
    )
    response.status(rendered.status)
    for (const [name, value] of rendered.headers) response.header(name, value)
    const isKept = keep && rendered.isKept && rendered.status === 200 && !response.getHeader('set-cookie')
    // One that is kept is rendered to the end even if the visitor has gone, as others wait for it too.
    if (!isKept) response.response.once('close', () => rendered.abort())
    const page = await wholePage(rendered)
    if (isKept) keep(page.toString(), rendered.headers)
    const isRedirect = rendered.status >= 300 && rendered.status < 400
    await sendWhole(ctx, page, isRedirect ? undefined : coding)
  } catch (error) {
    report(error, 'a document failed')
    if (failure) return plainPage(ctx, { status: 500, message: '' })
    return renderDocument(ctx, { status: 500, message: '' })
  }
}

/** The same object as long as the brand says the same, by which the site knows its words again. */
function ownTextsOf(site: Site, language: Language) {
  return cachedForSite(site, `own texts ${language}`, () =>
    ownTextsIn(site.ownTexts, language, site.settings.form_of_address)
  )
}

async function sendWhole({ response }: HttpContext, page: string | Buffer, coding?: Coding): Promise<void> {
  if (!coding) return response.send(page)
  const body = await compressed(page, coding)
  response.header('Content-Encoding', coding).send(body)
}
