import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import { useRested } from '#console/forms/use_rested.ts'

interface Example {
  country: string
  credits: number
  bonus_credits: number
  currency: string
  price_minor: number
  discounted_price_minor: number | null
}

interface Examples {
  examples: Example[]
  breaks_time_bonus: boolean
}

export interface Asked {
  value_percentage: number
  country: string | null
  currency: string | null
  minimum_order_value: number | null
}

const RESTED_MS = 300

/** What a code that is being written would take off the packages on sale; undefined without a percentage. */
export function useExamples(tenantId: string, asked: Asked | undefined) {
  const rested = useRested(JSON.stringify(asked ?? null), RESTED_MS)
  return useQuery({
    queryKey: ['discount_codes', 'examples', tenantId, rested],
    queryFn: async ({ signal }): Promise<Examples> =>
      (await httpClient(`/api/tenants/${tenantId}/discount_example`, { method: 'POST', body: rested, signal })).json,
    enabled: rested !== 'null',
    placeholderData: keepPreviousData,
  })
}
