import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { GENDERS, GENDERS_SOUGHT } from '@manyhearts/locales/profile_fields'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import type { Site } from '#app/tenancy/sites/site'
import { newMemberEmail } from '#app/members/rules/member_email'
import { memberName } from '#app/members/rules/member_name'
import { countryOffered } from '#app/members/rules/member_rules'
import { trackingFields } from './tracking_fields.js'

/** What a partner may send about a person; fields that only the person may give are rejected as unknown. */
export const createSignupDraftValidator = vine.withMetaData<{ site: Site }>().create(
  strictObject({
    email: newMemberEmail(),
    name: memberName().optional(),
    gender: vine.enum(GENDERS).optional(),
    looking_for: vine.enum(GENDERS_SOUGHT).optional(),
    country: vine.string().use(countryOffered()).optional(),
    region_id: vine.string().use(rowIdRule()).optional(),
    language: vine.enum(LANGUAGES).optional(),
    ...trackingFields(),
  })
)
