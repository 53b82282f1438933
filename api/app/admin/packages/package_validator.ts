import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

const MOST_PACKAGES = 100

const whole = () => vine.number({ strict: true }).withoutDecimals()
const country = () => vine.string().regex(/^[A-Z]{2}$/)
const version = () => vine.string().maxLength(64)

/** Bounds are the manifest's (`tenancy/manifests/manifest_schema.ts`). */
const offer = {
  credits: whole(),
  bonus_credits: whole(),
  price_minor: whole(),
  recommended: vine.boolean({ strict: true }),
  starts: vine.string().nullable(),
  ends: vine.string().nullable(),
}

export const createPackageValidator = vine.create(
  strictObject({ country: country(), currency: vine.string().regex(/^[A-Z]{3}$/), ...offer })
)

export const updatePackageValidator = vine.create(strictObject({ ...offer, version: version() }))

export const packageSaleValidator = vine.create(
  strictObject({ on_sale: vine.boolean({ strict: true }), version: version() })
)

/** All of a country that are not over, in the wanted order. */
export const packageOrderValidator = vine.create(
  strictObject({ country: country(), ids: vine.array(vine.string()).minLength(1).maxLength(MOST_PACKAGES).distinct() })
)

export const packageCopyValidator = vine.create(strictObject({ from: country(), to: country() }))
