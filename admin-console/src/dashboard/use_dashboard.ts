import { useQuery } from '@tanstack/react-query'
import type { Dashboard } from '#console/dashboard/dashboard.ts'
import { httpClient } from '#console/data/http_client.ts'

const EVERY_MS = 60_000

/** Asked again each minute, and whenever somebody comes back to the tab. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }): Promise<Dashboard> => (await httpClient('/api/dashboard', { signal })).json,
    refetchInterval: EVERY_MS,
  })
}
