import { queryOptions } from '@tanstack/react-query'
import { TuyauError } from '@tuyau/core/client'
import type { Api } from '#site/lib/api/api.ts'

/** The logged-in member; null for visitors. Invalidate `['user.show']` after changing their counts. */
export function userQuery(api: Api) {
  return queryOptions({
    queryKey: ['user.show'] as const,
    staleTime: Infinity,
    queryFn: async () => {
      try {
        const { user } = await api.user.show({})
        return user
      } catch (error) {
        if (error instanceof TuyauError && error.status === 403) return null
        throw error
      }
    },
  })
}
