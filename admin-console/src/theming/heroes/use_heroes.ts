import { useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { Heroes } from '#console/theming/heroes/hero.ts'

/** A brand's own pictures for its front page. */
export function useHeroes(tenantId: string) {
  return useQuery({
    queryKey: ['heroes', tenantId],
    queryFn: async ({ signal }): Promise<Heroes> =>
      (await httpClient(`/api/tenants/${tenantId}/heroes`, { signal })).json,
  })
}
