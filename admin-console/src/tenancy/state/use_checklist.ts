import { useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { Checklist } from '#console/tenancy/state/checklist.ts'

export function useChecklist(tenantId: string) {
  return useQuery({
    queryKey: ['checklist', tenantId],
    queryFn: async ({ signal }): Promise<Checklist> =>
      (await httpClient(`/api/tenants/${tenantId}/checklist`, { signal })).json,
  })
}
