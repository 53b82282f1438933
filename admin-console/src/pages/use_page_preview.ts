import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { httpClient } from '#console/data/http_client.ts'
import type { PageText, RenderedPage } from '#console/pages/page.ts'

/** Nobody reads a preview of half a word. */
const REST_MS = 350
const KEPT_MS = 30_000

/**
 * A text as the brand's visitors would read it, made by the API soon after somebody stops typing. While a newer one can't be made
 * the last one stays, beside the reason.
 */
export function usePagePreview(tenantId: string, id: string, text: PageText) {
  const { title, description, body } = useRested(text)
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

/** The text as it was when typing last rested. */
function useRested(text: PageText): PageText {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setRested, REST_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
