import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

/** Contents are checked by JSON Schema (changes/theme_faults.ts). */
export const lookPreviewValidator = vine.create(strictObject({ theme: vine.object({}).allowUnknownProperties() }))
