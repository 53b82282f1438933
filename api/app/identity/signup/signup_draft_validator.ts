import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { strictObject } from '#app/http/validation/strict_object'
import type { Site } from '#app/tenancy/sites/site'
import { memberEmail } from '#app/members/rules/member_email'
import { memberName } from '#app/members/rules/member_name'
import { countryOffered } from '#app/members/rules/member_rules'
import { trackingFields } from './tracking_fields.js'

const ID = /^[1-9]\d{0,17}$/

/** What a partner may send about a person; fields that only the person may give are rejected as unknown. */
export const createSignupDraftValidator = vine.withMetaData<{ site: Site }>().create(
  strictObject({
    email: memberEmail(),
    name: memberName().optional(),
    gender: vine.enum(['male', 'female']).optional(),
    looking_for: vine.enum(['male', 'female', 'both']).optional(),
    country: vine.string().use(countryOffered()).optional(),
    region_id: vine.string().regex(ID).optional(),
    language: vine.enum(LANGUAGES).optional(),
    ...trackingFields(),
  })
)
