import type { HttpContext } from '@adonisjs/core/http'
import { PAGES, type PageName } from '@manyhearts/locales/pages'
import { chooseCountry } from '#app/tenancy/hosts/choose_country'
import { NotFound } from '#app/http/http_errors'
import { cachedForSite } from '#app/tenancy/sites/cached_for_site'
import { sendCached } from '#app/tenancy/sites/send_cached'
import { siteOf } from '#app/tenancy/sites/site_of'
import { countryOfVisitor } from '#app/tenancy/hosts/country_of_visitor'
import PageTransformer from './page_transformer.js'
import OwnPage from '#app/tenancy/pages/own_page'
import { type PageReader, pageValues } from './page_values.js'
import { standardPage } from './page_source.js'
import { type RenderedPage, renderPage } from './render_page.js'

/** `GET /api/pages/{name}`: a static page of the brand (specification §2), filled in, in the visitor's language. */
export default class PagesController {
  async show(ctx: HttpContext) {
    const name = PAGES.find((one) => one === ctx.params.name)
    if (!name) throw new NotFound()
    const country = chooseCountry(ctx) ?? countryOfVisitor(ctx)
    const reader = { site: siteOf(ctx), language: ctx.language, country }
    return sendCached(
      ctx,
      await cachedForSite(reader.site, `page ${name} ${reader.language} ${country}`, async () =>
        ctx.serialize(PageTransformer.transform({ name, ...(await pageFor(name, reader)) }))
      )
    )
  }
}

async function pageFor(name: PageName, reader: PageReader): Promise<RenderedPage> {
  const own = await OwnPage.findBy({ name, language: reader.language })
  return renderPage(own ?? (await standardPage(name, reader)), pageValues(reader))
}
