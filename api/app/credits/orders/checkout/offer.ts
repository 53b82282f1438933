import { pipeline } from '#app/tenancy/context/pipeline'
import { NotFound } from '#app/http/http_errors'
import { chooseDiscount } from '#app/credits/discounts/choose_discount'
import type { Discount } from '#app/credits/discounts/discount'
import { discountedPrice } from '#app/credits/discounts/discounted_price'
import { discountsFor } from '#app/credits/discounts/discounts_for'
import type { OfferedMethod, PaymentMethod } from '#app/credits/gateways/gateway'
import { MethodNotOffered } from '#app/credits/ledger/credits_errors'
import type CreditPackage from '#app/credits/packages/credit_package'
import { packagesOnSale } from '#app/credits/packages/packages_on_sale'
import { methodsOffered } from '#app/credits/payments/methods_offered'
import { includedVat } from '#app/credits/vat/included_vat'
import { type VatRate, vatRate } from '#app/credits/vat/vat_rate'
import type Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'

export interface Wanted {
  buyer: Member
  site: Site
  packageId: string
  method: PaymentMethod
  /** A discount code as typed, in capitals. */
  code: string | null
}

/** What an order costs its buyer now. */
export interface Offer {
  bought: CreditPackage
  method: OfferedMethod
  discount: Discount | null
  amountMinor: number
  vat: VatRate
  /** Within the amount, after the discount. */
  vatMinor: number
}

export interface OfferRows {
  packages: CreditPackage[]
  vat: VatRate
  discounts: Discount[]
}

/** What an offer is made of, in one round trip. `handedOn` as in `discountsFor`. */
export async function readOffer({ buyer, site, code }: Wanted, handedOn = 0): Promise<OfferRows> {
  const { country } = buyer.profile
  const [packages, vat, discounts] = await pipeline([
    () => packagesOnSale(site, country),
    () => vatRate(site.company, country),
    () => discountsFor({ memberId: buyer.id, code, handedOn }),
  ])
  return { packages, vat, discounts }
}

/** The one place where a price is made: whoever shows it and whoever orders for it ask here. @throws NotFound MethodNotOffered DiscountCodeNotFound DiscountCodeUsed */
export function makeOffer({ buyer, site, packageId, method: key, code }: Wanted, rows: OfferRows): Offer {
  const bought = rows.packages.find(({ id }) => id === packageId)
  if (!bought) throw new NotFound()
  const { country } = buyer.profile
  const { currency, priceMinor } = bought
  const discount = chooseDiscount(rows.discounts, code, { country, currency, priceMinor, method: key })
  const amountMinor = discount ? discountedPrice(priceMinor, discount.percent) : priceMinor
  const method = methodsOffered(site, { country, currency, amountMinor }).find((one) => one.key === key)
  if (!method) throw new MethodNotOffered()
  return { bought, method, discount, amountMinor, vat: rows.vat, vatMinor: includedVat(amountMinor, rows.vat.percent) }
}
