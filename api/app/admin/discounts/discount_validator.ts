import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { PAYMENT_METHODS } from '#app/tenancy/settings/payment_methods'

/** At once; more are made by `discount:codes`. */
const MOST_CODES = 10_000
/** Of those that members get when they leave (`credits/discounts/deletion_discount.ts`). */
const RESERVED_NAMES = ['deletion']
const LONGEST_NAME = 60

const whole = () => vine.number({ strict: true }).withoutDecimals()

/** Bounds are the manifest's (`tenancy/manifests/manifest_schema.ts`); null asks for nothing. */
const fits = {
  value_percentage: whole(),
  country: vine.string().nullable(),
  currency: vine.string().nullable(),
  minimum_order_value: whole().nullable(),
}

const terms = {
  ...fits,
  payment_methods: vine.array(vine.enum(PAYMENT_METHODS)).distinct(),
  starts: vine.string().nullable(),
  ends: vine.string().nullable(),
}

export const createDiscountCodeValidator = vine.create(
  strictObject({
    code: plainString().trim().toUpperCase(),
    validity: vine.enum(['once-per-user', 'once', 'unlimited'] as const),
    usage_limit: whole().nullable(),
    ...terms,
  })
)

export const createDiscountBatchValidator = vine.create(
  strictObject({
    name: plainString().trim().minLength(1).maxLength(LONGEST_NAME).notIn(RESERVED_NAMES),
    count: whole().range([1, MOST_CODES]),
    ...terms,
  })
)

export const discountExampleValidator = vine.create(strictObject(fits))

export const discountBatchStateValidator = vine.create(strictObject({ stopped: vine.boolean({ strict: true }) }))

export const discountStateValidator = vine.create(
  strictObject({ stopped: vine.boolean({ strict: true }), version: vine.string().maxLength(64) })
)
