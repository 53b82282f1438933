import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { brandIcon, brandIconPng } from './brand_icon.js'
import { webManifest } from './web_manifest.js'

const SIZES = [180, 192, 512]
const DAY = 'public, max-age=86400'

/** A brand's web app manifest and icons. */
export default class WebManifestController {
  async show(ctx: HttpContext) {
    ctx.response
      .header('Content-Type', 'application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'private, no-cache')
    return ctx.response.send(JSON.stringify(webManifest(siteOf(ctx), ctx.language)))
  }

  async icon(ctx: HttpContext) {
    const { params, response } = ctx
    const site = siteOf(ctx)
    response.header('Cache-Control', DAY)
    if (params.file === 'icon.svg') return response.header('Content-Type', 'image/svg+xml').send(brandIcon(site, 'any'))
    const [, masked, size] = /^(maskable-)?(\d{3})\.png$/.exec(params.file) ?? []
    if (!SIZES.includes(Number(size))) throw new NotFound()
    const png = await brandIconPng(site, masked ? 'maskable' : 'any', Number(size))
    return response.header('Content-Type', 'image/png').send(png)
  }
}
