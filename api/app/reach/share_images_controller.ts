import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { shareImage } from '#app/tenancy/sites/share_image'
import { shareImagePng } from './share_image_png.js'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/** `GET /icons/share.png`: the image shown next to shared links to the brand. */
export default class ShareImagesController {
  async show(ctx: HttpContext) {
    const site = siteOf(ctx)
    const isCurrent = ctx.request.input('v') === shareImage(site).version
    return (
      ctx.response
        .header('Content-Type', 'image/png')
        .header('Cache-Control', isCurrent ? YEAR : HOUR)
        // Made to be embedded by other sites.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .send(await shareImagePng(site))
    )
  }
}
