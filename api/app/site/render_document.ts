import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
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
 * fails, a plain page says what happened.
 */
export async function renderDocument(ctx: HttpContext, failure?: DocumentFailure): Promise<void> {
  const { request, response, logger, nonce, site } = ctx
  response.header('Cache-Control', 'private, no-cache')
  if (!site) return plainPage(ctx, failure)
  try {
    const { render, assets } = await siteBundle()
    const address = new URL(request.url(true), `http://${request.header('host')}`)
    const rendered = await render(new Request(address, { headers: { accept: 'text/html' } }), {
      fetch: memoryFetch(ctx),
      nonce,
      assets,
      failure,
      requestId: request.id(),
      log: (error) => logger.error({ err: error }, 'a document failed to render'),
    })
    response.status(rendered.status)
    for (const [name, value] of rendered.headers) response.header(name, value)
    const body = new PassThrough()
    response.response.once('close', () => rendered.abort())
    rendered.pipe(body)
    response.stream(body)
  } catch (error) {
    logger.error({ err: error }, 'a document failed')
    if (failure) return plainPage(ctx, { status: 500, message: '' })
    return renderDocument(ctx, { status: 500, message: '' })
  }
}
