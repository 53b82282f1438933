import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** What can be bought here, and how it can be paid. */
export function useOffer() {
  const { api } = useVisit()
  return useQuery(call(api, 'packages.index'))
}
