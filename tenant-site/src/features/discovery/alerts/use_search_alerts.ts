import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'
import type { Filters } from '#site/features/discovery/filters/filters.ts'

/** A saved search that notifies its member of new matches. */
export type SearchAlert = { id: string; filters: Filters }

/** Deleting an alert can be undone. */
export function useSearchAlerts() {
  const { t } = useTranslation(['discovery', 'site'])
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const query = call(api, 'search_alerts.index')
  const { data } = useQuery(query)
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey })
  const onError = (error: unknown) => {
    toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' })
  }

  const keep = useMutation({
    // The sort order doesn't affect who matches.
    mutationFn: ({ sort: _sort, ...filters }: Filters) => api.searchAlerts.store({ body: filters }),
    onSuccess: refresh,
    onError,
  })
  const stop = useMutation({
    mutationFn: ({ id }: SearchAlert) => api.searchAlerts.destroy({ params: { id } }),
    onSuccess: (_answer, { filters }) => {
      toast({ text: t('alert.stopped'), action: { label: t('site:common.undo'), onPress: () => keep.mutate(filters) } })
      return refresh()
    },
    onError,
  })
  return { alerts: (data?.search_alerts ?? []) as SearchAlert[], keep, stop }
}
