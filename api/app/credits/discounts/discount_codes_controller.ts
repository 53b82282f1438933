import type { HttpContext } from '@adonisjs/core/http'
import { DiscountCodeNotFound } from '#app/credits/ledger/credits_errors'
import { showDiscountCodeValidator } from './discount_code_validator.js'

/** A discount code as the specification's §3 has it. */
interface DiscountCode {
  code: string
  country: string | null
  user_id: string | null
  expires: string | null
  value_percentage: number
  currency: string | null
  minimum_order_value: number | null
  status: 'active'
  validity: 'once-per-user'
  expired: boolean
  paymentmethods: string[]
}

/** `GET /api/discountcode.php` (specification §7). No brand gives codes, so none is found. */
export default class DiscountCodesController {
  /** @throws DiscountCodeNotFound */
  async show({ request }: HttpContext): Promise<{ discountcode: DiscountCode }> {
    await request.validateUsing(showDiscountCodeValidator, { data: request.qs() })
    throw new DiscountCodeNotFound()
  }
}
