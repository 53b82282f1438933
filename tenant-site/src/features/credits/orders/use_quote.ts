import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export type Quote = Route.Response<'quotes.show'>['quote']
export type Quoted = Route.Request<'quotes.show'>['query']

/** What the order would cost this member; while another is asked for, the one before. */
export function useQuote(query: Quoted | undefined): Quote | undefined {
  const { api } = useVisit()
  const { data } = useQuery({
    ...call(api, 'quotes.show', { query: query! }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  })
  return data?.quote
}
