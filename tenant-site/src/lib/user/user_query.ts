import { queryOptions } from '@tanstack/react-query'
import { TuyauError } from '@tuyau/core/client'
import type { Api } from '#site/lib/api/api.ts'

/** Who is logged in; null for a visitor. Everything that changes the member's counts invalidates `['user.show']`. */
export function userQuery(api: Api) {
  return queryOptions({
    queryKey: ['user.show'] as const,
    // Polling and logging in and out keep it true; a visitor is not asked again and again.
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
