import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { PAYMENT_METHODS } from '#app/credits/gateways/gateway'

export const createOrderValidator = vine.create(
  strictObject({
    package_id: vine.string().regex(/^[1-9]\d{0,18}$/),
    method: vine.enum(PAYMENT_METHODS),
  })
)
