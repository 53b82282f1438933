import { useQuery } from '@tanstack/react-query'
import { userQuery } from './user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export function useUser() {
  const { api, queryClient } = useVisit()
  const query = userQuery(api)
  // Nothing changes while the server renders, so nothing has to be observed; dozens of places ask.
  if (import.meta.env.SSR) return queryClient.getQueryData(query.queryKey) ?? null
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a build always takes the same way
  return useQuery(query).data ?? null
}
