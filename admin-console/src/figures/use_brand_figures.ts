import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { BrandFigures } from '#console/figures/brand_figures.ts'

/** Sign-ups and revenue of a brand in so many days. */
export function useBrandFigures(tenantId: string, days: number) {
  return useQuery({
    queryKey: ['brand_figures', tenantId, days],
    queryFn: async ({ signal }): Promise<BrandFigures> =>
      (await httpClient(`/api/tenants/${tenantId}/brand_figures?days=${days}`, { signal })).json,
    placeholderData: keepPreviousData,
  })
}
