import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/call.ts'
import { useVisit } from '#site/lib/visit.ts'

/** What the member tells of themselves. */
export function useOwnProfile() {
  const { api } = useVisit()
  return useQuery(call(api, 'profile.show'))
}
