import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { giftPicture } from './gift_picture.js'

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/** `GET /gifts/{picture}.svg`: a gift's picture in the brand's colours. */
export default class GiftPicturesController {
  show(ctx: HttpContext) {
    const { params, request, response } = ctx
    const [, picture] = /^([a-z]+)\.svg$/.exec(params.file) ?? []
    const found = picture === undefined ? undefined : giftPicture(siteOf(ctx), picture)
    if (!found) throw new NotFound()
    response
      .header('Content-Type', 'image/svg+xml')
      .header('Cache-Control', found.address.endsWith(`?v=${request.qs().v}`) ? YEAR : DAY)
    return response.send(found.svg)
  }
}
