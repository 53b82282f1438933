import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { siteOf } from '#app/http/site_of'
import { inLanguage } from '#app/tenancy/resolve_settings'
import { siteLook } from '#app/tenancy/site_look'
import { brandIcon, brandIconPng } from './brand_icon.js'

const SIZES = [180, 192, 512]
const DAY = 'public, max-age=86400'

/** What makes a brand's site installable (W3C Web Application Manifest), and its icons. */
export default class WebManifestController {
  async show(ctx: HttpContext) {
    const site = siteOf(ctx)
    const { settings } = site
    const { modes, default_mode: mode } = siteLook(site)
    ctx.response
      .header('Content-Type', 'application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'private, no-cache')
    return ctx.response.send(
      JSON.stringify({
        id: '/',
        name: settings.name,
        short_name: settings.name,
        description: inLanguage(settings.description, ctx.language, site.language),
        lang: ctx.language,
        start_url: '/members',
        scope: '/',
        display: 'standalone',
        background_color: modes[mode].surface_0,
        theme_color: modes[mode].surface_0,
        icons: [
          { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          ...[192, 512].map((size) => ({
            src: `/icons/${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: 'any maskable',
          })),
        ],
      })
    )
  }

  async icon(ctx: HttpContext) {
    const { params, response } = ctx
    const site = siteOf(ctx)
    response.header('Cache-Control', DAY)
    if (params.file === 'icon.svg') return response.header('Content-Type', 'image/svg+xml').send(brandIcon(site))
    const size = Number(/^(\d{3})\.png$/.exec(params.file)?.[1])
    if (!SIZES.includes(size)) throw new NotFound()
    return response.header('Content-Type', 'image/png').send(await brandIconPng(site, size))
  }
}
