import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'
import { ANNOUNCEMENT_KINDS, ANNOUNCEMENT_PATHS } from '#app/notices/announcements/announcement'

/** In characters. */
const LENGTHS = { title: 80, text: 2_000, button: 40 }
const MOST_DAYS = 365
const COUNTRY = /^[A-Z]{2}$/

const text = () =>
  strictObject({
    title: plainString().trim().minLength(1).maxLength(LENGTHS.title),
    text: plainText().minLength(1).maxLength(LENGTHS.text),
    button: plainString().trim().minLength(1).maxLength(LENGTHS.button),
  }).optional()

const texts = () => strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, text()])))

const segment = () =>
  strictObject({
    countries: vine.array(vine.string().regex(COUNTRY)).minLength(1).distinct().optional(),
    gender: vine.enum(['male', 'female']).optional(),
    paid_user: vine.boolean({ strict: true }).optional(),
    active_days: vine.number({ strict: true }).withoutDecimals().range([1, MOST_DAYS]).optional(),
  })

const announcement = {
  kind: vine.enum(ANNOUNCEMENT_KINDS),
  texts: texts(),
  segment: segment(),
  path: vine.enum(ANNOUNCEMENT_PATHS),
}

export const createAnnouncementValidator = vine.create(strictObject(announcement))

/** With the version that was read. */
export const updateAnnouncementValidator = vine.create(
  strictObject({ ...announcement, version: vine.number({ strict: true }).withoutDecimals().positive() })
)

export const audienceValidator = vine.create(
  strictObject({
    kind: vine.enum(ANNOUNCEMENT_KINDS),
    languages: vine.array(vine.enum(LANGUAGES)).distinct(),
    segment: segment(),
  })
)

/** A time on the clocks of the brand's time zone, `2026-03-01T09:30`; now without one. */
export const scheduleValidator = vine.create(
  strictObject({
    send_at: vine
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
      .nullable(),
  })
)

export const announcementTestValidator = vine.create(strictObject({ language: vine.enum(LANGUAGES) }))
