import type { HttpContext } from '@adonisjs/core/http'
import { DiscountCodeNotFound } from '#app/credits/ledger/credits_errors'
import { showDiscountCodeValidator } from './discount_code_validator.js'

/** As in specification §3. */
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

/** `GET /api/discountcode.php` (specification §7): always answers 404, because no brand issues discount codes. */
export default class DiscountCodesController {
  async show({ request }: HttpContext): Promise<{ discountcode: DiscountCode }> {
    await request.validateUsing(showDiscountCodeValidator, { data: request.qs() })
    throw new DiscountCodeNotFound()
  }
}
