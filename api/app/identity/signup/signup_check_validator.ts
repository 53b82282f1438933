import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

/** What the form asks for; what else a sign-up holds is not typed by anybody. */
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

/** Which fields of a draft are to be looked at; the others may be missing still. */
export const createSignupCheckValidator = vine.create(
  strictObject({
    fields: vine.array(vine.enum(ASKED)).minLength(1).distinct(),
    draft: vine.record(vine.any()),
  })
)
