import { useQuery, useQueryClient } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { SavedFilter } from '#console/lists/saved/saved_filter.ts'

const KEY = ['saved_filters']
const PATH = '/api/saved_filters'
const FRESH_MS = 60_000

/** One's own filters of a list, the same on every device. */
export function useSavedFilters(resource: string, tenantId: string | undefined) {
  const queryClient = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<SavedFilter[]> => (await httpClient(PATH, { signal })).json.saved_filters,
    staleTime: FRESH_MS,
  })

  async function ask(method: string, path: string, body?: object, options: RequestInit = {}): Promise<void> {
    await httpClient(`${PATH}${path}`, { ...options, method, ...(body && { body: JSON.stringify(body) }) })
    await queryClient.invalidateQueries({ queryKey: KEY })
  }

  return {
    filters: data.filter((one) => one.resource === resource && one.tenant_id === (tenantId ?? null)),
    save: (one: Pick<SavedFilter, 'name' | 'filter' | 'sort'>) =>
      ask('POST', '', { resource, ...(tenantId && { tenant_id: tenantId }), ...one }),
    rename: (id: string, name: string) => ask('PUT', `/${id}`, { name }),
    remove: (id: string, isLeaving: boolean) => ask('DELETE', `/${id}`, undefined, { keepalive: isLeaving }),
    /** Takes it out of sight until all are asked for anew. */
    hide: (id: string) =>
      queryClient.setQueryData<SavedFilter[]>(KEY, (known) => known?.filter((one) => one.id !== id)),
    showAll: () => void queryClient.invalidateQueries({ queryKey: KEY }),
  }
}
