import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import { ageOf } from '#app/members/people/age_of'
import type { Site } from '#app/tenancy/sites/site'
import type Member from '#app/members/people/member'
import { isDisposableEmail } from '#app/members/rules/disposable_email'
import { normalisedEmail } from '#app/members/rules/normalised_email'

const ADDRESS = /\S@\S+\.\S/

/** A name is public: never an email address, nothing like a handle (specification §5). The own address comes from the form or the member. */
export const nameIsNoAddress = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const name = String(value)
  const email: unknown = (field.meta as { member?: Member }).member?.email ?? field.parent.email
  if (name.startsWith('@')) field.report('Starts with @', 'name_starts_with_at', field)
  else if (ADDRESS.test(name) || (typeof email === 'string' && normalisedEmail(name) === normalisedEmail(email)))
    field.report('Is the e-mail', 'name_is_email', field)
})

/** Counts code points, so that an emoji is usually one character. */
export const characters = vine.createRule(
  (value: unknown, { min, max }: { min: number; max: number }, field: FieldContext) => {
    const { length } = [...String(value)]
    if (length < min) field.report('Too short', 'minLength', field, { min })
    else if (length > max) field.report('Too long', 'maxLength', field, { max })
  },
  { toJSONSchema: (schema, { min, max }) => Object.assign(schema, { minLength: min, maxLength: max }) }
)

export const oldEnough = vine.createRule(
  (value: unknown, _options: undefined, field: FieldContext) => {
    const { site } = field.meta as { site: Site }
    const fault = dateOfBirthFault(String(value), site)
    if (fault) field.report('Refused', fault, field, { min_age: site.settings.min_age })
  },
  { toJSONSchema: (schema) => Object.assign(schema, { format: 'date' }) }
)

/** What is wrong with a date of birth: nobody was born then, or the person is too young (specification §5). */
export function dateOfBirthFault(text: string, { timeZone, settings }: Site) {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? DateTime.fromISO(text) : null
  const age = date?.isValid ? ageOf(date, timeZone) : -1
  if (age < 0 || age > PROFILE_FIELDS.age.oldest) return 'unreal_date_of_birth'
  return age < settings.min_age ? 'invalid_date_of_birth' : null
}

/** An address that isn't thrown away after use, as far as the brand cares. */
export const lastingEmail = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (isDisposableEmail((field.meta as { site: Site }).site, String(value)))
    field.report('Disposable', 'email_disposable', field)
})

export const countryOffered = vine.createRule(
  (value: unknown, _options: undefined, field: FieldContext) => {
    const { settings } = (field.meta as { site: Site }).site
    if (!settings.countries.includes(String(value))) field.report('Not offered', 'country_offered', field)
  },
  { toJSONSchema: (schema) => Object.assign(schema, { description: 'One of `countries` of the settings.' }) }
)

export const firstMessage = vine.createRule(
  (value: unknown, _options: undefined, field: FieldContext) => {
    const text = String(value)
    const { message_length: max } = (field.meta as { site: Site }).site.settings
    if (text.includes('\0') || !text.isWellFormed()) field.report('No text', 'text', field)
    else if (!/[^\s\p{Cf}\p{Cc}]/u.test(text)) field.report('Empty', 'required', field)
    else if ([...text].length > max) field.report('Too long', 'message_too_long', field, { max })
  },
  {
    toJSONSchema: (schema) =>
      Object.assign(schema, { minLength: 1, description: 'At most `message_length` of the settings.' }),
  }
)
