import { useTranslation } from 'react-i18next'
import { type ChoiceField, PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import { Pills } from '#site/ui/fields/pills.tsx'
import type { OwnProfile, ProfileChanges } from './shapes.ts'
import type { Unsaved } from './use_profile_section.ts'

type ChoiceFieldsProps = {
  fields: readonly ChoiceField[]
  profile: OwnProfile
  errors: Record<string, string>
  unsaved: Unsaved
  isLegendHidden?: boolean
}

/** Single choices, all optional. */
export function ChoiceFields({ fields, profile, errors, unsaved, isLegendHidden }: ChoiceFieldsProps) {
  const { t } = useTranslation('members')
  return fields.map((field) => (
    <Pills
      key={field}
      legend={t(`fields.${field}`)}
      isLegendHidden={isLegendHidden}
      name={field}
      choices={[
        ...PROFILE_FIELDS[field].choices.map((value) => ({ value, label: t(`values.${field}.${value}` as never) })),
        { value: '', label: t('own.prefer_not_to_say') },
      ]}
      defaultValue={unsaved?.[field]?.[0] ?? profile[field] ?? ''}
      error={errors[field]}
    />
  ))
}

export function readChoices(data: FormData, fields: readonly ChoiceField[]) {
  return Object.fromEntries(fields.map((field) => [field, data.get(field) || null])) as ProfileChanges
}
