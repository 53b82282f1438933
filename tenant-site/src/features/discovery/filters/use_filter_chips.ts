import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import { call } from '#site/lib/api/call.ts'
import { countryName } from '#site/lib/brand/country_name.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { Chip } from '#site/ui/text/chips.tsx'
import { OLDEST, searchAddress, type Filters } from './filters.ts'
import { useRegions } from './use_regions.ts'

/** Active filters, each with the search without it. */
export function useFilterChips(filters: Filters): Chip[] {
  const { t, i18n } = useTranslation(['discovery', 'members', 'site'])
  const { api } = useVisit()
  const { limits } = useSettings()
  const region = useRegions(filters).find(({ id }) => id === filters.countryregion)
  const { gender, country, countryregion, min_age, max_age, radius, interests = [], real_only } = filters
  const { data: allInterests = [] } = useQuery({ ...call(api, 'interests.index'), enabled: interests.length > 0 })
  const chip = (text: string, without: Filters): Chip => ({
    key: text,
    text,
    removeTo: searchAddress({ ...filters, ...without }),
    removeLabel: t('filters.remove_chip'),
  })
  const without = (list: readonly string[], value: string) => {
    const rest = list.filter((one) => one !== value)
    return rest.length > 0 ? rest : undefined
  }
  const ages = { from: min_age ?? limits.min_age, to: max_age ?? OLDEST }
  const words = SEARCHED_ATTRIBUTES.flatMap((field) =>
    (filters[field] ?? []).map((value) => {
      const text = t('filters.field_chip', {
        field: t(`members:fields.${field}`),
        value: t(`members:values.${field}.${value}` as never),
      })
      return chip(text, { [field]: without(filters[field]!, value) })
    })
  )
  const likings = allInterests
    .filter(({ id }) => interests.includes(id))
    .map(({ id, name }) => chip(name, { interests: without(interests, id) }))
  return [
    ...(gender ? [chip(t(`filters.genders.${gender}`), { gender: undefined })] : []),
    ...(min_age || max_age ? [chip(t('filters.age_chip', ages), { min_age: undefined, max_age: undefined })] : []),
    ...(country ? [chip(countryName(country, i18n.language), { country: undefined, countryregion: undefined })] : []),
    ...(countryregion && region ? [chip(region.name, { countryregion: undefined })] : []),
    ...(radius ? [chip(t('filters.within', { km: radius }), { radius: undefined })] : []),
    ...words,
    ...likings,
    ...(real_only ? [chip(t('site:common.only_real_members'), { real_only: undefined })] : []),
  ]
}
