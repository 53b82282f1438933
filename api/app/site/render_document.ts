import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { HttpContext } from '@adonisjs/core/http'
import { keepingDocument, keptDocument, visitorsKey } from './kept_documents.js'
import { memoryFetch } from './memory_fetch.js'
import { plainPage } from './plain_page.js'
import { siteBundle } from './site_bundle.js'

/** Something that went wrong before the site was asked for a page; it is shown in the page's place. */
export interface DocumentFailure {
  status: number
  message: string
}

/**
 * Answers a request for a document with the member site, rendered here. When there is no brand, or when even the error page
 * fails, a plain page says what happened. A page that shows every visitor the same is rendered once in a while.
 */
export async function renderDocument(ctx: HttpContext, failure?: DocumentFailure): Promise<void> {
  const { request, response, logger, nonce, site } = ctx
  response.header('Cache-Control', 'private, no-cache')
  if (!site) return plainPage(ctx, failure)
  const key = failure ? null : visitorsKey(ctx)
  const kept = key && keptDocument(key, ctx)
  if (kept) {
    for (const [name, value] of kept.headers) response.header(name, value)
    return response.send(kept.html)
  }
  const keep = key && keepingDocument(key, ctx)
  try {
    const { render, assets } = await siteBundle()
    const address = new URL(request.url(true), `http://${request.header('host')}`)
    const rendered = await render(new Request(address, { headers: { accept: 'text/html' } }), {
      fetch: memoryFetch(ctx),
      nonce,
      assets,
      brand: { language: ctx.language, theme: site.theme },
      failure,
      requestId: request.id(),
      log: (error) => logger.error({ err: error }, 'a document failed to render'),
    })
    response.status(rendered.status)
    for (const [name, value] of rendered.headers) response.header(name, value)
    const body = new PassThrough()
    rendered.pipe(body)
    if (!keep || !rendered.isKept || rendered.status !== 200 || response.getHeader('set-cookie')) {
      response.response.once('close', () => rendered.abort())
      return response.stream(body)
    }
    // Others wait for this page too: it is made whole, also when the first who asked has gone.
    const html = await text(body)
    keep(html, rendered.headers)
    response.send(html)
  } catch (error) {
    logger.error({ err: error }, 'a document failed')
    if (failure) return plainPage(ctx, { status: 500, message: '' })
    return renderDocument(ctx, { status: 500, message: '' })
  }
}
