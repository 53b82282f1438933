import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { hostName } from '#app/admin/brands/new_brand_validator'
import { strictObject } from '#app/http/validation/strict_object'

export const newDomainValidator = vine.create(
  strictObject({ host: hostName(), language: vine.enum(LANGUAGES), country: vine.string() })
)

/** `main` makes it the main domain; another one becomes it only by its own `main`. */
export const changeDomainValidator = vine.create(
  strictObject({
    language: vine.enum(LANGUAGES).optional(),
    country: vine.string().optional(),
    main: vine.literal(true).optional(),
  })
)
