import type { HttpContext } from '@adonisjs/core/http'
import { PAGES } from '@manyhearts/locales/pages'
import { chooseCountry } from '#app/http/choose_country'
import { NotFound } from '#app/http/http_errors'
import { siteOf } from '#app/http/site_of'
import { countryOfAddress } from '#app/tenancy/country_of_address'
import { pageFor } from './page_for.js'
import PageTransformer from './page_transformer.js'

/** `GET /api/pages/{name}`: a static page of the brand (specification §2), filled in, in the visitor's language. */
export default class PagesController {
  async show(ctx: HttpContext) {
    const name = PAGES.find((one) => one === ctx.params.name)
    if (!name) throw new NotFound()
    const country = chooseCountry(ctx) ?? countryOfAddress(ctx.request.ip())
    const page = await pageFor(name, { site: siteOf(ctx), language: ctx.language, country })
    return ctx.serialize(PageTransformer.transform({ name, ...page }))
  }
}
