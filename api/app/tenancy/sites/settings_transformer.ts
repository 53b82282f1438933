import { BaseTransformer } from '@adonisjs/core/transformers'
import { asksForAgeCheck } from '#app/tenancy/sites/asks_for_age_check'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { canonicalHost } from '#app/tenancy/sites/canonical_host'
import { plainPhone } from '#app/tenancy/sites/plain_phone'
import { heroOf } from '#app/tenancy/sites/hero_of'
import { messagePrices, minimumMessageCosts } from '#app/tenancy/sites/message_prices'
import { appShortName } from '#app/tenancy/settings/app_short_name'
import { asksForPartners } from '#app/tenancy/settings/asks_for_partners'
import { inLanguage, STAFF_SETTINGS, WORD_SETTINGS } from '#app/tenancy/settings/resolve_settings'
import { LIMITS } from '#app/tenancy/settings/settings_schema'
import { shareImage } from '#app/tenancy/sites/share_image'
import { presets, type PresetName } from '@manyhearts/theme-presets/presets'
import type { Site } from '#app/tenancy/sites/site'
import { visibleLanguages } from '#app/tenancy/hosts/visible_languages'
import type { Words } from '#app/tenancy/settings/setting_types'

interface SettingsFor {
  site: Site
  language: string
  geoipCountry: string | null
  selectedCountry: string | null
  maySearch: boolean
}

export default class SettingsTransformer extends BaseTransformer<SettingsFor> {
  toObject() {
    const { site, language, geoipCountry, selectedCountry, maySearch } = this.resource
    const { settings } = site
    // The country a visitor chooses changes texts, never what they may see.
    const isOpen = !asksForAgeCheck(site, [geoipCountry])
    const word = (texts: Words) => inLanguage(texts, language, site.language)
    return {
      ...this.omit(settings, [...(WORD_SETTINGS as ['index_title']), ...STAFF_SETTINGS]),
      app_short_name: appShortName(settings),
      logged_out_search: settings.logged_out_search && isOpen,
      logged_out_search_trafficsource: settings.logged_out_search_trafficsource && isOpen,
      visitor_may_search: maySearch,
      /** Nobody signs up or buys any more, and members are paid back. */
      closing: site.state === 'closing',
      member_resell: asksForPartners(settings),
      index_title: word(settings.index_title),
      description: word(settings.description),
      fictional_warning: word(settings.fictional_warning),
      fictional_singular: word(settings.fictional_singular),
      fictional_plural: word(settings.fictional_plural),
      visible_profile_notes: word(settings.visible_profile_notes),
      support_phone: plainPhone(settings.support_phone),
      domain: site.host,
      domain_language: site.domainLanguage,
      domain_country: site.country,
      niche: site.niche,
      company_id: site.company.id,
      minimum_message_costs: minimumMessageCosts(site),
      message_prices: messagePrices(site),
      has_gifts: site.hasGifts,
      geoip_country: geoipCountry,
      geoip_selected_country: selectedCountry,
      push_public_key: site.pushPublicKey,
      theme: {
        design_version: 2,
        index: presets[site.theme.preset as PresetName].index,
        ...site.theme,
        hero: heroOf(site, language),
      },
      locales: visibleLanguages(selectedCountry ?? geoipCountry, site.language, language),
      locale: language,
      canonical_origin: siteAddress(canonicalHost(site), ''),
      editions: site.editions.map(({ host, ...edition }) => ({ ...edition, origin: siteAddress(host, '') })),
      share_image: shareImage(site).path,
      limits: { ...LIMITS, min_age: settings.min_age },
    }
  }
}
