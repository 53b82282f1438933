import { useLocale, useTranslate } from 'react-admin'
import type { FictionalDraft, ProfileChoices } from '#console/fictional/fictional_profile.ts'
import { fieldDifferences } from '#console/forms/field_differences.ts'
import { placeName } from '#console/translations/place_name.ts'

/** In which fields two drafts of a profile differ, in the words of the form. */
export function useFictionalDifferences({ fields, regions, interests }: ProfileChoices) {
  const translate = useTranslate()
  const language = useLocale()
  const nameIn = (list: { id: string; name: string }[], id: unknown) => list.find((one) => one.id === id)?.name

  const nameOf = (field: string) =>
    nameIn(fields, field) ??
    translate(
      field === 'country'
        ? 'options.country'
        : `resources.fictional_profiles.fields.${field.replace('region_id', 'region')}`
    )

  function textOf(field: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((id) => nameIn(interests, id)).join(', ')
    if (!value) return ''
    switch (field) {
      case 'gender':
      case 'looking_for':
        return translate(`members.genders.${String(value)}`)
      case 'country':
        return placeName(String(value), language)
      case 'region_id':
        return nameIn(regions, value) ?? ''
      default:
        return nameIn(fields.find(({ id }) => id === field)?.choices ?? [], value) ?? String(value)
    }
  }

  const flat = ({ choices, ...draft }: FictionalDraft): Record<string, unknown> => ({ ...draft, ...choices })
  return (theirs: FictionalDraft, yours: FictionalDraft) => fieldDifferences(flat(theirs), flat(yours), nameOf, textOf)
}
