import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { TEXT_REFUSALS } from '#app/members/profile_texts/profile_text'

export const createTextRefusalValidator = vine.create(strictObject({ reason: vine.enum(TEXT_REFUSALS) }))
