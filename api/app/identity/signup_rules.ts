import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { ageOf } from '#app/members/age_of'
import type { Site } from '#app/tenancy/site'
import { normalisedEmail } from './normalised_email.js'

const OLDEST = 120

/** A name is what others read: never one's address, and nothing that looks like a handle (specification §5). */
export const nameIsNoAddress = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const name = String(value)
  if (name.startsWith('@')) field.report('Starts with @', 'name_starts_with_at', field)
  else if (normalisedEmail(name) === normalisedEmail(String(field.parent.email ?? '')))
    field.report('Is the e-mail', 'name_is_email', field)
})

/** Lengths as people count them: an emoji is one character. */
export const characters = vine.createRule(
  (value: unknown, { min, max }: { min: number; max: number }, field: FieldContext) => {
    const { length } = [...String(value)]
    if (length < min) field.report('Too short', 'minLength', field, { min })
    else if (length > max) field.report('Too long', 'maxLength', field, { max })
  }
)

/** A real date on which somebody was born who is old enough for this brand today, by its own calendar. */
export const oldEnough = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const { timeZone, settings } = (field.meta as { site: Site }).site
  const date = /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? DateTime.fromISO(String(value)) : null
  const age = date?.isValid ? ageOf(date, timeZone) : Number.NaN
  if (!(age >= settings.min_age && age <= OLDEST))
    field.report('Too young', 'invalid_date_of_birth', field, { min_age: settings.min_age })
})

/** A country in which the brand has members. */
export const countryOffered = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const { settings } = (field.meta as { site: Site }).site
  if (!settings.countries.includes(String(value))) field.report('Not offered', 'country_offered', field)
})

/** A first message like any other: text that says something, within the brand's length. */
export const firstMessage = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const text = String(value)
  const { message_length: max } = (field.meta as { site: Site }).site.settings
  if (text.includes('\0') || !text.isWellFormed()) field.report('No text', 'text', field)
  else if (!/[^\s\p{Cf}\p{Cc}]/u.test(text)) field.report('Empty', 'required', field)
  else if ([...text].length > max) field.report('Too long', 'message_too_long', field, { max })
})
