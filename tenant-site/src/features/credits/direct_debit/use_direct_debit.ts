import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** A member's mandate, and `reload` for after it changed. */
export function useDirectDebit() {
  const { api } = useVisit()
  const queryClient = useQueryClient()
  const query = call(api, 'direct_debits.index')
  const { data } = useQuery(query)
  return { debit: data, reload: () => queryClient.invalidateQueries({ queryKey: query.queryKey }) }
}
