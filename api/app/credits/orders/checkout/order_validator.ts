import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { typedCode } from '#app/credits/discounts/discount_code_validator'
import { PAYMENT_METHODS } from '#app/credits/gateways/gateway'

/** The right to withdraw from credits that were used can only be given up expressly; without that nothing is sold. */
const ticked = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (value !== true) field.report('Not agreed to', 'required', field)
})

export const createOrderValidator = vine.create(
  strictObject({
    package_id: vine.string().use(rowIdRule()),
    method: vine.enum(PAYMENT_METHODS),
    /** Keep the card or account, to pay in one step next time. */
    save_method: vine.boolean({ strict: true }).optional(),
    /** Pay with what was kept. */
    saved_method_id: vine.string().use(rowIdRule()).optional(),
    /** A discount code, in any case. */
    code: typedCode().optional(),
    /** The price the buyer saw, in minor units. */
    price_minor: vine.number().withoutDecimals().positive().optional(),
    /** The buyer asks for the credits at once, knowing what follows (`credits:waiver`). */
    waiver: vine.boolean({ strict: true }).use(ticked()),
    currency: vine
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
  })
)

/** Query of `GET /api/quote`; unknown parameters are ignored. */
export const showQuoteValidator = vine.create(
  vine.object({
    package_id: vine.string().use(rowIdRule()),
    method: vine.enum(PAYMENT_METHODS),
    code: typedCode().optional(),
  })
)
