import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'
import { PHOTO_LICENCES } from '#app/members/fictional/photo_licences'

const LENGTHS = { holder: 120, source: 300, credit: 120, alt: 200 }

const rights = () => ({
  holder: plainText().trim().minLength(2).maxLength(LENGTHS.holder),
  source: plainText().trim().minLength(3).maxLength(LENGTHS.source),
  licence: vine.enum(PHOTO_LICENCES),
  credit: plainText().trim().maxLength(LENGTHS.credit).optional(),
})

/** No picture is taken before somebody confirms that it may be shown, and everybody on it agreed. */
export const newHeroValidator = vine.create(
  strictObject({ ...rights(), confirmed: vine.accepted().meta({ const: true }) })
)

const percent = () => vine.number({ strict: true }).withoutDecimals().range([0, 100])

const text = () => plainText().trim().maxLength(LENGTHS.alt).optional()

export const heroValidator = vine.create(
  strictObject({
    ...rights(),
    focus_x: percent(),
    focus_y: percent(),
    alt: strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, text()]))),
    version: vine.number({ strict: true }).withoutDecimals().positive(),
  })
)
