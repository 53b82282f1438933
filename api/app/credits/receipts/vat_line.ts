import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import { formatMoney } from '#app/credits/packages/format_money'
import type Order from '#app/credits/orders/order'
import { countryName } from '#app/tenancy/sites/country_name'
import { percentText } from './percent_text.js'

type Taxed = Pick<Order, 'vatMinor' | 'vatPercent' | 'vatCountry' | 'currency'>

/** The VAT within an order's price with its rate and country (Directive 2006/112/EC, art. 226 and 226b), or that there is none. */
export function vatLine({ vatMinor, vatPercent, vatCountry, currency }: Taxed, wording: Wording): string {
  const language = wording.slice(0, 2)
  const t = translationsIn(wording, 'credits')
  const vat = formatMoney(vatMinor, currency, language)
  const percent = Number(vatPercent)
  if (percent > 0 && vatCountry) {
    const country = countryName(vatCountry, language)
    return t('receipt.vat_rate', { percent: percentText(percent, language), country, vat })
  }
  return vatMinor > 0 ? t('receipt.vat', { vat }) : t('receipt.no_vat')
}
