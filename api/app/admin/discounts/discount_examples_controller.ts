import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { chooseDiscount } from '#app/credits/discounts/choose_discount'
import type { Discount } from '#app/credits/discounts/discount'
import { discountedPrice } from '#app/credits/discounts/discounted_price'
import { TIME_BONUS } from '#app/credits/discounts/time_bonus'
import CreditPackage from '#app/credits/packages/credit_package'
import { stateOf } from '#app/admin/packages/package_row'
import { databaseTime } from '#app/tenancy/context/database_time'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { discountExampleValidator } from './discount_validator.js'

export interface DiscountExample {
  country: string
  credits: number
  bonus_credits: number
  currency: string
  price_minor: number
  /** Null where the code doesn't fit. */
  discounted_price_minor: number | null
}

export interface DiscountExamples {
  examples: DiscountExample[]
  /** Whether members who were told shortly ago that their time bonus ends can't use it. */
  breaks_time_bonus: boolean
}

/** `POST /api/tenants/:tenant_id/discount_example`: what a code would take off the packages on sale. */
export default class DiscountExamplesController {
  async show(ctx: HttpContext): Promise<DiscountExamples> {
    const { tenant } = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(discountExampleValidator, { data: ctx.request.body() })
    const [all, now] = await asTenant(
      tenant,
      async () =>
        [
          await CreditPackage.query().orderBy('country').orderByRaw('position nulls last, price_minor').orderBy('id'),
          await databaseTime(),
        ] as const,
      { connection: 'staff', readOnly: true }
    )
    const code: Discount = {
      id: null,
      code: '',
      country: said.country,
      memberId: null,
      percent: said.value_percentage,
      currency: said.currency,
      minimumMinor: said.minimum_order_value,
      methods: [],
      validity: 'unlimited',
      expiresAt: null,
      hasExpired: false,
      isUsedUp: false,
    }
    const examples = all
      .filter((one) => stateOf(one, now) === 'on_sale')
      .map(({ country, credits, bonusCredits, currency, priceMinor }) => ({
        country,
        credits,
        bonus_credits: bonusCredits,
        currency,
        price_minor: priceMinor,
        discounted_price_minor: chooseDiscount([code], null, { country, currency, priceMinor })
          ? discountedPrice(priceMinor, said.value_percentage)
          : null,
      }))
    return { examples, breaks_time_bonus: said.value_percentage >= TIME_BONUS.percent }
  }
}
