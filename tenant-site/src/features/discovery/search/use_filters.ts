import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { readFilters, type Filters } from '#site/features/discovery/filters/filters.ts'

export function useFilters(): { filters: Filters; start: string } {
  const [params] = useSearchParams()
  const settings = useSettings()
  const user = useUser()
  const filters = useMemo(() => readFilters(params, settings, user), [params, settings, user])
  return { filters, start: params.get('cursor') ?? '' }
}
