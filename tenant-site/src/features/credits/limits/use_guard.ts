import { useMutation, useQuery } from '@tanstack/react-query'
import type { Route } from '@tuyau/core/types'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export type Guard = Route.Response<'spending_guard.show'>['spending_guard']
export type Period = Guard['periods'][number]
export type Wanted = Route.Body<'spending_guard.update'>

export function useGuard() {
  const { api } = useVisit()
  return useQuery(call(api, 'spending_guard.show'))
}

/** Null keeps the limits as they are: what was to become looser is dropped. */
export function useChangeGuard() {
  const { api, queryClient } = useVisit()
  return useMutation({
    mutationFn: (wanted: Wanted | null) =>
      wanted ? api.spendingGuard.update({ body: wanted }) : api.looserLimits.destroy({}),
    onSuccess: async (answer) => {
      const { queryKey } = call(api, 'spending_guard.show')
      queryClient.setQueryData(queryKey, answer)
      // What a message costs may now be refused, or not any more.
      await queryClient.invalidateQueries({ queryKey: ['members.composer.show'] })
    },
  })
}
