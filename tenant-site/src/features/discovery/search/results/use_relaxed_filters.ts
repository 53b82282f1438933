import { useTranslation } from 'react-i18next'
import { SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { OLDEST, RADII, type Filters } from '#site/features/discovery/filters/filters.ts'

const YEARS = 5
/** More suggestions would not help. */
const MOST = 4

type Relaxing = { label: string; filters: Filters }

/** Searches slightly wider than this one. */
export function useRelaxedFilters(filters: Filters): Relaxing[] {
  const { t } = useTranslation(['discovery', 'members'])
  const { limits } = useSettings()
  const { country, countryregion, min_age, max_age, radius, interests } = filters
  const relaxings: Relaxing[] = []
  if (radius) {
    const wider = RADII.find((km) => km > radius)
    relaxings.push({
      label: wider ? t('filters.within', { km: wider }) : t('filters.any_distance'),
      filters: { ...filters, radius: wider },
    })
  }
  if (countryregion) {
    relaxings.push({ label: t('none.every_region'), filters: { ...filters, countryregion: undefined } })
  } else if (country) {
    relaxings.push({ label: t('none.every_country'), filters: { ...filters, country: undefined } })
  }
  if (min_age || max_age) {
    const from = Math.max(limits.min_age, (min_age ?? limits.min_age) - YEARS)
    const to = Math.min(OLDEST, (max_age ?? OLDEST) + YEARS)
    relaxings.push({
      label: t('none.wider_ages', { from, to }),
      filters: {
        ...filters,
        min_age: from > limits.min_age ? from : undefined,
        max_age: to < OLDEST ? to : undefined,
      },
    })
  }
  for (const field of [
    ...SEARCHED_ATTRIBUTES.filter((word) => filters[word]),
    ...(interests ? (['interests'] as const) : []),
  ]) {
    relaxings.push({
      label: t('none.any_of', { field: t(`members:fields.${field}`) }),
      filters: { ...filters, [field]: undefined },
    })
  }
  return relaxings.slice(0, MOST)
}
