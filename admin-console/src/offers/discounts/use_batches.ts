import { useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { DiscountBatch } from '#console/offers/discounts/discount_code.ts'

/** A brand's unique codes, by the name under which they were made. */
export function useBatches(tenantId: string) {
  return useQuery({
    queryKey: ['discount_codes', 'batches', tenantId],
    queryFn: async ({ signal }): Promise<{ time_zone: string; batches: DiscountBatch[] }> =>
      (await httpClient(`/api/tenants/${tenantId}/discount_batches`, { signal })).json,
  })
}
