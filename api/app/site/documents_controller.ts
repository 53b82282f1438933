import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { renderDocument } from './render_document.js'
import { siteBundle } from './site_bundle.js'

/** Every page of a brand's site; the site's own routes decide what it is. */
export default class DocumentsController {
  async show(ctx: HttpContext) {
    if (ctx.request.url().startsWith('/api/')) throw new NotFound()
    const { serve } = await siteBundle()
    if (serve && (await serve(ctx))) return
    await renderDocument(ctx)
  }
}
