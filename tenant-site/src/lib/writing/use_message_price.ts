import { useSettings } from '#site/lib/brand/use_settings.ts'
import { usePriceRange } from './use_price_range.ts'

/** What a message costs in the visitor's country, from the cheapest to the dearest package; undefined where nothing is sold. */
export function useMessagePrice(): string | undefined {
  const range = usePriceRange()
  const { message_prices, geoip_selected_country, geoip_country, domain_country } = useSettings()
  const countries = [geoip_selected_country ?? geoip_country, domain_country]
  const here = countries.find((country) => country && message_prices[country])
  const price = here ? message_prices[here] : Object.values(message_prices)[0]
  return price && range(price)
}
