import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

/** Contents are checked by JSON Schema (changes/theme_faults.ts). */
const theme = () => vine.object({}).allowUnknownProperties()

/** Version of the draft that was read; null: there was none. */
const draft = () => vine.number({ strict: true }).withoutDecimals().positive().nullable()

/** `country`: where the page's visitor is said to be. */
export const lookPreviewValidator = vine.create(
  strictObject({
    theme: theme(),
    country: vine
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  })
)

/** `published`: id of the newest version that was read; null: there was none. The draft ends with it, unless none is named. */
export const publishedLookValidator = vine.create(
  strictObject({ theme: theme(), draft: draft().optional(), published: vine.string().nullable() })
)

export const lookDraftValidator = vine.create(strictObject({ theme: theme(), draft: draft() }))

export const lookDraftEndValidator = vine.create(strictObject({ draft: vine.number().withoutDecimals().positive() }))
