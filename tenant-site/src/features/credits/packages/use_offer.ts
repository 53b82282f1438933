import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export function useOffer() {
  const { api } = useVisit()
  return useQuery(call(api, 'packages.index'))
}
