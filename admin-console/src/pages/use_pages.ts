import { useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { Page, PageRow } from '#console/pages/page.ts'

export function usePages(tenantId: string) {
  return useQuery({
    queryKey: ['pages', tenantId],
    queryFn: async ({ signal }): Promise<PageRow[]> =>
      (await httpClient(`/api/tenants/${tenantId}/pages`, { signal })).json,
  })
}

/** `id` is page and language: `terms.de`. */
export function usePage(tenantId: string, id: string) {
  return useQuery({
    queryKey: ['pages', tenantId, id],
    queryFn: async ({ signal }): Promise<Page> =>
      (await httpClient(`/api/tenants/${tenantId}/pages/${encodeURIComponent(id)}`, { signal })).json,
  })
}
