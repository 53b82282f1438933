import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export type Quote = Route.Response<'quotes.show'>['quote']
export type Quoted = Route.Request<'quotes.show'>['query']

/**
 * What the order would cost this member. A code that doesn't fit what is chosen now (another payment method, say) is left out and said
 * why in `codeRefused`; the order is then made without it.
 */
export function useQuote({ code, ...order }: Quoted) {
  const { api } = useVisit()
  const plain = useQuery({
    ...call(api, 'quotes.show', { query: order }),
    placeholderData: keepPreviousData,
  })
  const coded = useQuery({
    ...call(api, 'quotes.show', { query: { ...order, code } }),
    enabled: code !== undefined,
    placeholderData: keepPreviousData,
  })
  const isUsable = code !== undefined && !coded.error
  return {
    quote: (isUsable ? coded.data : undefined)?.quote ?? plain.data?.quote,
    code: isUsable ? code : undefined,
    codeRefused: coded.error ? refusal(coded.error).message : undefined,
  }
}
