import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import type Member from '#app/members/people/member'
import { memberName } from '#app/members/rules/member_name'
import { characters, isOldEnough } from '#app/members/rules/member_rules'
import type { Site } from '#app/tenancy/sites/site'
import { PROFILE_CHOICES } from '#app/members/people/profile_choices'

const LONGEST_ABOUT_ME = 2000
const LONGEST_CITY = 100
const MOST_INTERESTS = 20

type Changing = { site: Site; member: Member }

const ownDateOfBirth = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const { site, member } = field.meta as Changing
  if (value === member.profile.dateOfBirth.toISODate()) return
  if (member.isActivated) field.report('Is fixed', 'date_of_birth_fixed', field)
  else if (!isOldEnough(String(value), site))
    field.report('Too young', 'invalid_date_of_birth', field, { min_age: site.settings.min_age })
})

const ownCountry = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const { site, member } = field.meta as Changing
  if (value !== member.profile.country && !site.settings.countries.includes(String(value)))
    field.report('Not offered', 'country_offered', field)
})

const atMost = vine.createRule((value: unknown, max: number, field: FieldContext) => {
  if ((value as unknown[]).length > max) field.report('Too many', 'list_too_long', field, { max })
})

const id = () => vine.string().use(rowIdRule())
const oneOf = <Choice extends string>(choices: readonly Choice[]) => vine.enum(choices).nullable().optional()

/** Changes to a member's own profile: missing fields stay as they are, null clears a field. */
export const updateProfileValidator = vine.withMetaData<Changing>().create(
  strictObject({
    name: memberName().optional(),
    gender: vine.enum(PROFILE_CHOICES.gender).optional(),
    looking_for: vine.enum(PROFILE_CHOICES.looking_for).optional(),
    date_of_birth: vine.string().use(ownDateOfBirth()).optional(),
    country: vine.string().use(ownCountry()).optional(),
    region_id: id().nullable().optional(),
    city: plainString().trim().minLength(1).maxLength(LONGEST_CITY).nullable().optional(),
    sexuality: oneOf(PROFILE_CHOICES.sexuality),
    hair_colour: oneOf(PROFILE_CHOICES.hair_colour),
    eye_colour: oneOf(PROFILE_CHOICES.eye_colour),
    body_type: oneOf(PROFILE_CHOICES.body_type),
    relationship_status: oneOf(PROFILE_CHOICES.relationship_status),
    tattoos: oneOf(PROFILE_CHOICES.tattoos),
    reason: oneOf(PROFILE_CHOICES.reason),
    interests: vine.array(id()).use(atMost(MOST_INTERESTS)).optional(),
    about_me: plainText()
      .trim()
      .use(characters({ min: 0, max: LONGEST_ABOUT_ME }))
      .optional(),
  })
)
