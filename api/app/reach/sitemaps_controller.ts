import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { sitemapXml } from './sitemap_xml.js'

/** `GET /sitemap.xml`: the pages of a brand's domain that search engines may list. */
export default class SitemapsController {
  show(ctx: HttpContext) {
    return ctx.response
      .header('Content-Type', 'application/xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=600')
      .send(sitemapXml(siteOf(ctx)))
  }
}
