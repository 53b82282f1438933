import { queryOptions } from '@tanstack/react-query'
import { TuyauError } from '@tuyau/core/client'
import type { Api } from '#site/lib/api/api.ts'

/** In ms. */
const AGAIN_AFTER = 1_000

/** The logged-in member; null for visitors. Invalidate `['user.show']` after changing their counts. */
export function userQuery(api: Api) {
  return queryOptions({
    queryKey: ['user.show'] as const,
    staleTime: Infinity,
    queryFn: async ({ client, queryKey }) => {
      const user = await loggedIn(api)
      if (user || !client.getQueryData(queryKey)) return user
      // The session may have got another cookie while this was on its way.
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
      return loggedIn(api)
    },
  })
}

async function loggedIn(api: Api) {
  try {
    return (await api.user.show({})).user
  } catch (error) {
    if (error instanceof TuyauError && error.status === 403) return null
    throw error
  }
}
