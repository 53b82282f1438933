import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { TrustMonth } from '#console/trust/trust_month.ts'

/** What a brand moderated in a month; without one, in this. */
export function useTrustMonth(tenantId: string, month: string | undefined) {
  return useQuery({
    queryKey: ['trust_figures', tenantId, month],
    queryFn: async ({ signal }): Promise<TrustMonth> =>
      (await httpClient(`/api/tenants/${tenantId}/trust_figures${month ? `?month=${month}` : ''}`, { signal })).json,
    placeholderData: keepPreviousData,
  })
}
