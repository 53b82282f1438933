import { useSuspenseQuery } from '@tanstack/react-query'
import { settingsQuery } from './settings_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export function useSettings() {
  const { api, queryClient } = useVisit()
  const query = settingsQuery(api)
  // Nothing changes while the server renders, so nothing has to be observed; dozens of places ask.
  const known = import.meta.env.SSR && queryClient.getQueryData(query.queryKey)
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a build always takes the same way
  return known || useSuspenseQuery(query).data
}
