import { useTranslation } from 'react-i18next'
import { countryName } from '#site/lib/country_name.ts'
import { useSettings } from '#site/lib/use_settings.ts'
import type { Chip } from '#site/ui/chips.tsx'
import { OLDEST, searchAddress, type Filters } from './filters.ts'
import { useRegions } from './use_regions.ts'

/** What a search is narrowed to, each with the way to the same search without it. */
export function useFilterChips(filters: Filters): Chip[] {
  const { t, i18n } = useTranslation('discovery')
  const { limits } = useSettings()
  const region = useRegions(filters).find(({ id }) => id === filters.countryregion)
  const { gender, country, countryregion, min_age, max_age, real_only } = filters
  const chip = (text: string, without: Filters): Chip => ({
    key: text,
    text,
    removeTo: searchAddress({ ...filters, ...without }),
    removeLabel: t('filters.remove'),
  })
  const ages = { from: min_age ?? limits.min_age, to: max_age ?? OLDEST }
  return [
    ...(gender ? [chip(t(`filters.genders.${gender}`), { gender: undefined })] : []),
    ...(min_age || max_age ? [chip(t('filters.ages', ages), { min_age: undefined, max_age: undefined })] : []),
    ...(country ? [chip(countryName(country, i18n.language), { country: undefined, countryregion: undefined })] : []),
    ...(countryregion && region ? [chip(region.name, { countryregion: undefined })] : []),
    ...(real_only ? [chip(t('filters.real_only'), { real_only: undefined })] : []),
  ]
}
