import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { httpClient } from '#console/data/http_client.ts'
import { useRested } from '#console/forms/use_rested.ts'
import type { PageText, RenderedPage } from '#console/pages/page.ts'

/** Pause in typing before a preview is rendered. */
const REST_MS = 350
const KEPT_MS = 30_000

/** Rendered by the API after a pause in typing; on failure the last preview stays, with the error. */
export function usePagePreview(tenantId: string, id: string, text: PageText) {
  const { title, description, body } = useRested(text, REST_MS)
  const { data, error } = useQuery({
    queryKey: ['page_preview', tenantId, id, title, description, body],
    queryFn: async ({ signal }): Promise<RenderedPage> =>
      (
        await httpClient(`/api/tenants/${tenantId}/pages/${id}/preview`, {
          method: 'POST',
          body: JSON.stringify({ title, description, body }),
          signal,
        })
      ).json,
    gcTime: KEPT_MS,
    staleTime: KEPT_MS,
  })
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return { rendered: data ?? last, error }
}
