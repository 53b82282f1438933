import vine from '@vinejs/vine'
import { GIFT_PICTURES } from '@manyhearts/locales/gift_names'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'

const MOST_GIFTS = 100

const version = () => vine.string().maxLength(64)

/** Bounds are the manifest's (`tenancy/manifests/manifest_schema.ts`). */
const gift = {
  picture: vine.enum(GIFT_PICTURES),
  names: strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, plainString().trim().optional()]))),
  credits: vine.number({ strict: true }).withoutDecimals().nullable(),
}

export const createGiftValidator = vine.create(strictObject(gift))

export const updateGiftValidator = vine.create(strictObject({ ...gift, version: version() }))

export const giftSaleValidator = vine.create(
  strictObject({ on_sale: vine.boolean({ strict: true }), version: version() })
)

/** All that can be given, in the wanted order. */
export const giftOrderValidator = vine.create(
  strictObject({ ids: vine.array(vine.string()).minLength(1).maxLength(MOST_GIFTS).distinct() })
)
