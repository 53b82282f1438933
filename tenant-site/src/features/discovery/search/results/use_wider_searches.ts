import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'
import { call } from '#site/lib/api/call.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { OLDEST, type Filters } from '#site/features/discovery/filters/filters.ts'
import { useCountWords } from '#site/features/discovery/search/use_count_words.ts'

/** More suggestions would not help. */
const MOST = 5

type Wider = Route.Response<'near_misses.index'>['wider'][number]

export type WiderSearch = { label: string; filters: Filters; isEverything: boolean }

/** Searches slightly wider than this one that find more people, with their number. */
export function useWiderSearches(filters: Filters): WiderSearch[] {
  const { t } = useTranslation(['discovery', 'members'])
  const { api } = useVisit()
  const { limits } = useSettings()
  const countWords = useCountWords()
  const { data } = useQuery(call(api, 'near_misses.index', { query: filters }))

  function labelOf({ by, min_age, max_age, radius }: Wider): string {
    switch (by) {
      case 'radius':
        return radius ? t('filters.within', { km: radius }) : t('filters.any_distance')
      case 'age':
        return t('none.relax_ages', { from: min_age ?? limits.min_age, to: Math.min(OLDEST, max_age ?? OLDEST) })
      case 'countryregion':
        return t('none.relax_region')
      case 'country':
        return t('none.relax_country')
      case 'everything':
        return t('filters.clear')
      default:
        return t('none.relax_field', { field: t(`members:fields.${by}`) })
    }
  }

  function filtersOf({ by, min_age, max_age, radius }: Wider): Filters {
    if (by === 'everything') return { sort: filters.sort }
    if (by === 'age') return { ...filters, min_age: min_age ?? undefined, max_age: max_age ?? undefined }
    return { ...filters, [by]: by === 'radius' ? (radius ?? undefined) : undefined }
  }

  const wider = (data?.wider ?? []).map((one) => ({
    label: `${labelOf(one)} · ${countWords(one)}`,
    filters: filtersOf(one),
    isEverything: one.by === 'everything',
  }))
  return [...wider.filter((one) => !one.isEverything).slice(0, MOST - 1), ...wider.filter((one) => one.isEverything)]
}
