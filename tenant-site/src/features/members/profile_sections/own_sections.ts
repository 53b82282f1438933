import {
  CHOICE_FIELDS,
  type ChoiceField,
  PROFILE_FIELD_NAMES,
  PROFILE_FIELDS,
  type ProfileSection,
} from '@manyhearts/locales/profile_fields'

/** Needed for the search, even when profiles don't show them. */
const ALWAYS: readonly ProfileSection[] = ['basics', 'place']

/** In the order of the brand's fields, without sections it doesn't show. */
export function ownSections(visibleFields: readonly string[]): ProfileSection[] {
  const shown = visibleFields.flatMap((field) => PROFILE_FIELD_NAMES.filter((name) => name === field))
  return [...new Set([...shown.map((name) => PROFILE_FIELDS[name].section), ...ALWAYS])]
}

/** In the brand's order. */
export function choicesIn(section: ProfileSection, visibleFields: readonly string[]): ChoiceField[] {
  return visibleFields.flatMap((shown) =>
    CHOICE_FIELDS.filter((field) => field === shown && PROFILE_FIELDS[field].section === section)
  )
}
