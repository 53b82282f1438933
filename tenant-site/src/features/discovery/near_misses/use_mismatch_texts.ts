import { useTranslation } from 'react-i18next'
import { countryName } from '#site/lib/brand/country_name.ts'
import type { NearMiss } from '#site/lib/api/shapes.ts'

export function useMismatchTexts() {
  const { t, i18n } = useTranslation(['discovery', 'members'])
  return ({ by, amount, value }: NearMiss['miss']): string => {
    switch (by) {
      case 'younger':
      case 'older':
        return t(`near.${by}`, { count: amount ?? 0 })
      case 'region':
        return t('near.lives_in', { place: value })
      case 'country':
        return t('near.lives_in', { place: countryName(value ?? '', i18n.language) })
      case 'distance':
        return t('near.distance', { km: amount })
      case 'interests':
        return t('near.other_interests')
      default: {
        const field = t(`members:fields.${by}`)
        return value
          ? t('filters.field_chip', { field, value: t(`members:values.${by}.${value}` as never) })
          : t('near.not_specified', { field })
      }
    }
  }
}
