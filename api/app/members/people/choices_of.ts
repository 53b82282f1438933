import string from '@adonisjs/core/helpers/string'
import { CHOICE_FIELDS, type ChoiceField } from '@manyhearts/locales/profile_fields'
import type Profile from './profile.js'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The model's name of a field. */
export function attributeOf<Field extends ChoiceField>(field: Field) {
  return string.camelCase(field) as CamelCase<Field>
}

/** What a profile has chosen, as the API calls it; null where nothing is chosen or the field isn't shown. */
export function choicesOf(
  profile: Pick<Profile, CamelCase<ChoiceField>>,
  shows: (field: ChoiceField) => boolean = () => true
) {
  return Object.fromEntries(
    CHOICE_FIELDS.map((field) => [field, shows(field) ? profile[attributeOf(field)] : null])
  ) as Record<ChoiceField, string | null>
}

/** Choices as the model calls them. */
export function attributesOf<Value>(choices: Partial<Record<ChoiceField, Value>>) {
  return Object.fromEntries(CHOICE_FIELDS.map((field) => [attributeOf(field), choices[field]])) as Partial<
    Record<CamelCase<ChoiceField>, Value>
  >
}
