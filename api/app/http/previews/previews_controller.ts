import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { isServed } from '#app/tenancy/sites/is_served'
import { siteOf } from '#app/tenancy/sites/site_of'
import { TenantNotLive } from '#app/tenancy/context/tenancy_errors'
import { secondsOfPass, writePreviewCookie } from './preview_pass.js'

/** `GET /preview/:pass`: what a preview link opens (product: a draft is seen only with a console preview link). */
export default class PreviewsController {
  async show(ctx: HttpContext) {
    const site = siteOf(ctx)
    const seconds = secondsOfPass(site.id, ctx.params.pass)
    if (!isServed(site)) {
      if (seconds === undefined) throw new TenantNotLive()
      writePreviewCookie(ctx, ctx.params.pass, seconds)
    } else if (seconds === undefined) throw new NotFound()
    ctx.response.header('Cache-Control', 'no-store')
    return ctx.response.redirect().toPath('/')
  }
}
