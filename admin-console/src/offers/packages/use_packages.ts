import { useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { PackageList } from '#console/offers/packages/credit_package.ts'

export function packagesKey(tenantId: string) {
  return ['packages', tenantId] as const
}

/** What a brand sells credits for in each country. */
export function usePackages(tenantId: string) {
  return useQuery({
    queryKey: packagesKey(tenantId),
    queryFn: async ({ signal }): Promise<PackageList> =>
      (await httpClient(`/api/tenants/${tenantId}/packages`, { signal })).json,
  })
}
