import { needsImprint } from '@manyhearts/locales/imprint'
import type { PageTag } from '@manyhearts/locales/page_tags'
import { formatMoney } from '#app/credits/packages/format_money'
import { translationsIn } from '#app/http/translations'
import { statementDescriptor } from '#app/credits/payments/statement_descriptor'
import { textVersion } from '#app/identity/consents/text_version'
import { opensSearchByLink } from '#app/tenancy/sites/visitor_may_search'
import { messagePrice } from '#app/tenancy/sites/message_prices'
import { asksForPartners } from '#app/tenancy/settings/asks_for_partners'
import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import { LIMITS } from '#app/tenancy/settings/settings_schema'
import { countryName } from '#app/tenancy/sites/country_name'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

export interface PageReader {
  site: Site
  language: string
  /** ISO 3166-1 alpha-2, null when unknown; decides which prices are shown. */
  country: string | null
}

export type PageValues = Record<PageTag, string | boolean>

/** Values of a page's tags; empty text and `false` omit a section. Prices are those of the visitor's country, else the domain's. */
export function pageValues(reader: PageReader): PageValues {
  const { site, language, country } = reader
  const { company, settings } = site
  const locale = new Intl.Locale(language, { region: country ?? site.country }).toString()
  const list = new Intl.ListFormat(locale)
  const word = (texts: Parameters<typeof inLanguage>[0]) => inLanguage(texts, language, site.language)
  const counts = {
    refund_days: settings.refund_days,
    min_age: settings.min_age,
    message_credits: settings.message_credits,
    photo_credits: settings.photo_credits,
    gift_credits: settings.gift_credits,
    signup_credits: settings.signup_credits,
    free_replies: settings.free_replies,
    message_length: settings.message_length,
    chat_history_days: settings.chat_history_days,
    restore_days: LIMITS.restore_days,
    free_conversations: LIMITS.free_conversations,
    photos_free: LIMITS.photos_free,
    photos_premium: LIMITS.photos_premium,
  }
  return {
    ...inWriting(counts, locale),
    site: settings.name,
    host: site.mainHost,
    company: company.name,
    address: [company.address, company.city].filter(Boolean).join(', '),
    country: countryName(company.country, locale),
    kvk: company.kvk,
    tradenames: list.format(company.tradenames),
    vat_numbers: list.format(company.vat_numbers),
    representative: company.representative,
    register: company.register,
    imprint: needsImprint(company.country),
    mediator: company.mediator,
    mediator_address: company.mediator_address,
    mediator_url: company.mediator_url,
    mediator_refused: company.country === 'DE' && !company.mediator,
    creditor_id: company.creditor_id,
    support_email: settings.support_email,
    support_phone: settings.support_phone,
    support_phone_link: settings.support_phone.replace(/[-\s]/g, ''),
    message_price: priceInWriting(reader, locale),
    statement_descriptor: statementDescriptor(company),
    fictional_singular: word(settings.fictional_singular),
    fictional_plural: word(settings.fictional_plural),
    fictional_warning: word(settings.fictional_warning),
    terms_date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: site.timeZone }).format(
      new Date(textVersion('terms', site))
    ),
    member_resell: asksForPartners(settings),
    verification: settings.verification,
    data_partners: settings.data_partners,
    partner_link_signup: settings.signups === 'with_trafficsource',
    partner_link_search: opensSearchByLink(settings),
  }
}

function inWriting<Name extends string>(counts: Record<Name, number>, locale: string): Record<Name, string> {
  const number = new Intl.NumberFormat(locale)
  const entries = Object.entries<number>(counts).map(([name, count]) => [name, count === 0 ? '' : number.format(count)])
  return Object.fromEntries(entries)
}

function priceInWriting({ site, language, country }: PageReader, locale: string): string {
  const price = messagePrice(site, country)
  if (!price) return ''
  const [least, most] = [price.least_minor, price.most_minor].map((minor) => formatMoney(minor, price.currency, locale))
  return least === most ? least! : translationsIn(wordingOf(site, language), 'site')('price.range', { least, most })
}
