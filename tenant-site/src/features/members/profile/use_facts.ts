import { useTranslation } from 'react-i18next'
import { CHOICE_FIELDS } from '@manyhearts/locales/profile_fields'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'

const FACTS = ['gender', ...CHOICE_FIELDS] as const

type Fact = { field: string; label: string; value: string }

/** In the brand's order, without empty ones. */
export function useFacts(profile: Profile): Fact[] {
  const { t } = useTranslation('members')
  const { visible_profile_fields } = useSettings()
  return visible_profile_fields
    .flatMap((shown) => FACTS.filter((field) => field === shown))
    .flatMap((field) => {
      const value = profile[field]
      // The database allows only values that have a translation.
      return value ? [{ field, label: t(`fields.${field}`), value: t(`values.${field}.${value}` as never) }] : []
    })
}
