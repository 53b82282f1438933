import { useTranslation } from 'react-i18next'
import { money } from './money.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'

/** Lowest price of a message in the visitor's country, formatted; undefined where nothing is sold. */
export function useMessagePrice(): string | undefined {
  const { i18n } = useTranslation()
  const { minimum_message_costs, geoip_selected_country, geoip_country, domain_country } = useSettings()
  const countries = [geoip_selected_country, geoip_country, domain_country]
  const here = countries.find((country) => country && minimum_message_costs[country])
  const cheapest = here ? minimum_message_costs[here] : Object.values(minimum_message_costs)[0]
  return cheapest && money(cheapest.costs, cheapest.currency, i18n.language)
}
