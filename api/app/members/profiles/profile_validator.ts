import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { GENDERS, GENDERS_SOUGHT } from '@manyhearts/locales/profile_fields'
import { strictObject } from '#app/http/validation/strict_object'
import type Member from '#app/members/people/member'
import { memberName } from '#app/members/rules/member_name'
import { asNicheDecides } from '#app/members/rules/niche_gender'
import { dateOfBirthFault } from '#app/members/rules/member_rules'
import type { Site } from '#app/tenancy/sites/site'
import { profileDetails } from './profile_details.js'

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

/** Changes to a member's own profile: missing fields stay as they are, null clears a field. */
export const updateProfileValidator = vine.withMetaData<Changing>().create(
  strictObject({
    name: memberName().optional(),
    gender: vine.enum(GENDERS).use(asNicheDecides()).optional(),
    looking_for: vine.enum(GENDERS_SOUGHT).use(asNicheDecides()).optional(),
    date_of_birth: vine.string().use(ownDateOfBirth()).optional(),
    country: vine.string().use(ownCountry()).optional(),
    ...profileDetails,
  })
)
