import type { HttpContext } from '@adonisjs/core/http'
import { DEFAULT_LANGUAGE, isLanguage } from '@manyhearts/locales/languages'
import { cachedForSite } from '#app/tenancy/sites/cached_for_site'
import { sendCached } from '#app/tenancy/sites/send_cached'
import { siteOf } from '#app/tenancy/sites/site_of'
import { ownTextsIn } from './own_texts_in.js'

/** `GET /api/texts/{language}`: the brand's own words, for a page that changes its language in place. By namespace and key. */
export default class OwnTextsController {
  async show(ctx: HttpContext): Promise<{ texts: Record<string, Record<string, string>> }> {
    const site = siteOf(ctx)
    const wanted: string = ctx.params.language
    const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE
    const { form_of_address: form } = site.settings
    return sendCached(
      ctx,
      cachedForSite(site, `texts ${language}`, () => ({ texts: { ...ownTextsIn(site.ownTexts, language, form) } }))
    )
  }
}
