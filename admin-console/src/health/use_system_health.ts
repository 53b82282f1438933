import { useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { SystemHealth } from '#console/health/system_health.ts'

const EVERY_MS = 15_000

/** Asked again while somebody looks at it. */
export function useSystemHealth(isEnabled: boolean) {
  return useQuery({
    queryKey: ['system_health'],
    queryFn: async ({ signal }): Promise<SystemHealth> => (await httpClient('/api/system_health', { signal })).json,
    refetchInterval: EVERY_MS,
    enabled: isEnabled,
  })
}
