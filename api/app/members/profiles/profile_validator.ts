import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import {
  type Choice,
  CHOICE_FIELDS,
  type ChoiceField,
  GENDERS,
  GENDERS_SOUGHT,
  PROFILE_FIELDS,
} from '@manyhearts/locales/profile_fields'
import { atMost } from '#app/http/validation/at_most'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import type Member from '#app/members/people/member'
import { memberName } from '#app/members/rules/member_name'
import { characters, dateOfBirthFault } from '#app/members/rules/member_rules'
import type { Site } from '#app/tenancy/sites/site'

const LONGEST_CITY = 100

type Changing = { site: Site; member: Member }

const ownDateOfBirth = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const { site, member } = field.meta as Changing
  if (value === member.profile.dateOfBirth.toISODate()) return
  if (member.isActivated) return field.report('Is fixed', 'date_of_birth_fixed', field)
  const fault = dateOfBirthFault(String(value), site)
  if (fault) field.report('Refused', fault, field, { min_age: site.settings.min_age })
})

const ownCountry = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const { site, member } = field.meta as Changing
  if (value !== member.profile.country && !site.settings.countries.includes(String(value)))
    field.report('Not offered', 'country_offered', field)
})

const id = () => vine.string().use(rowIdRule())
const oneOf = <Choice extends string>(choices: readonly Choice[]) => vine.enum(choices).nullable().optional()

const choices = Object.fromEntries(CHOICE_FIELDS.map((field) => [field, oneOf(PROFILE_FIELDS[field].choices)])) as {
  [Field in ChoiceField]: ReturnType<typeof oneOf<Choice<Field>>>
}

/** Changes to a member's own profile: missing fields stay as they are, null clears a field. */
export const updateProfileValidator = vine.withMetaData<Changing>().create(
  strictObject({
    name: memberName().optional(),
    gender: vine.enum(GENDERS).optional(),
    looking_for: vine.enum(GENDERS_SOUGHT).optional(),
    date_of_birth: vine.string().use(ownDateOfBirth()).optional(),
    country: vine.string().use(ownCountry()).optional(),
    region_id: id().nullable().optional(),
    city: plainString().trim().minLength(1).maxLength(LONGEST_CITY).nullable().optional(),
    ...choices,
    interests: vine.array(id()).use(atMost(PROFILE_FIELDS.interests.most)).optional(),
    about_me: plainText()
      .trim()
      .use(characters({ min: 0, max: PROFILE_FIELDS.about_me.most }))
      .optional(),
  })
)
