import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

const ASKED = [
  'invite_code',
  'gender',
  'looking_for',
  'name',
  'date_of_birth',
  'country',
  'region_id',
  'email',
  'password',
  'show_fictional',
  'visible_to_visitors',
  'accept_terms',
  'accept_privacy',
  'consent_sexuality',
  'signup_message',
  'member_id',
  'fictional_version',
] as const

/** The fields of the draft to check; others may still be missing. */
export const createSignupCheckValidator = vine.create(
  strictObject({
    fields: vine.array(vine.enum(ASKED)).minLength(1).distinct(),
    draft: vine.record(vine.any()),
  })
)
