import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { CreditPrices } from '#app/tenancy/sites/message_prices'

interface Sold {
  country: string
  currency: string
  price_minor: number
  credits: number
}

/**
 * Writes each country's cheapest and dearest credits beside the brand's settings, so that a page that names a price need not read
 * the packages, and until when that holds: until the next package begins or ends.
 */
export async function storeCreditPrices(): Promise<void> {
  const sold = await tenantRows<Sold>(
    `select country, currency, price_minor, credits + bonus_credits as credits from app.credit_packages
     where tenant_id = (select sec.tenant_id()) and starts_at <= now() and (ends_at is null or ends_at > now())
     order by country, price_minor, id`
  )
  await tenantRows(
    `with known as (
       select cast(:prices as jsonb) as prices, (
         select min(moment) from app.credit_packages, lateral (values (starts_at), (ends_at)) as moments (moment)
         where tenant_id = (select sec.tenant_id()) and moment > now() and (ends_at is null or ends_at > starts_at)) as until)
     update global.tenants set credit_prices = known.prices, credit_prices_until = known.until from known
     where id = (select sec.tenant_id())
       and (credit_prices, credit_prices_until) is distinct from (known.prices, known.until)`,
    { prices: JSON.stringify(creditPrices(sold)) }
  )
}

function creditPrices(sold: Sold[]): Record<string, CreditPrices> {
  const prices: Record<string, CreditPrices> = {}
  for (const { country, currency, ...offer } of sold) {
    const { cheapest, dearest } = prices[country] ?? { cheapest: offer, dearest: offer }
    const isCheaper = (one: typeof offer) => one.price_minor * offer.credits < offer.price_minor * one.credits
    prices[country] = {
      currency,
      cheapest: isCheaper(cheapest) ? cheapest : offer,
      dearest: isCheaper(dearest) ? offer : dearest,
    }
  }
  return prices
}
