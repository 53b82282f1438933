import { useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { GiftList } from '#console/offers/gifts/gift.ts'

export function giftsKey(tenantId: string) {
  return ['gifts', tenantId] as const
}

/** What members of a brand can give. */
export function useGifts(tenantId: string) {
  return useQuery({
    queryKey: giftsKey(tenantId),
    queryFn: async ({ signal }): Promise<GiftList> =>
      (await httpClient(`/api/tenants/${tenantId}/gifts`, { signal })).json,
  })
}
