import vine from '@vinejs/vine'
import { auditReason } from '#app/admin/access/audit_reason'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { GENDERS, GENDERS_SOUGHT } from '@manyhearts/locales/profile_fields'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'
import { PHOTO_LICENCES } from '#app/members/fictional/photo_licences'
import { profileDetails } from '#app/members/profiles/profile_details'
import { memberName } from '#app/members/rules/member_name'
import { countryOffered, oldEnough } from '#app/members/rules/member_rules'
import { asNicheDecides } from '#app/members/rules/niche_gender'
import type { Site } from '#app/tenancy/sites/site'

const LONGEST_SOURCE = 300

/** What a fictional profile says, by the rules that members' have. */
const said = () => ({
  name: memberName(),
  gender: vine.enum(GENDERS).use(asNicheDecides()),
  looking_for: vine.enum(GENDERS_SOUGHT).use(asNicheDecides()),
  date_of_birth: vine.string().use(oldEnough()),
  country: vine.string().use(countryOffered()),
  ...profileDetails,
})

export const createFictionalProfileValidator = vine.withMetaData<{ site: Site }>().create(strictObject(said()))

export const updateFictionalProfileValidator = vine
  .withMetaData<{ site: Site }>()
  .create(strictObject({ ...said(), version: vine.string().maxLength(64) }))

/** The console's language; the account's own where none is named. */
export const profileChoicesValidator = vine.create(strictObject({ language: vine.enum(LANGUAGES).optional() }))

/** Whether one is in use, and why not, for the audit log. */
export const fictionalRetirementValidator = vine.create(
  strictObject({
    retired: vine.boolean({ strict: true }),
    reason: auditReason(),
  })
)

/** Where a photo comes from and what allows it to be shown; nothing is taken before somebody confirms it. */
export const photoRightValidator = vine.create(
  strictObject({
    source: plainText().trim().minLength(3).maxLength(LONGEST_SOURCE),
    licence: vine.enum(PHOTO_LICENCES),
    confirmed: vine.accepted().meta({ const: true }),
  })
)
