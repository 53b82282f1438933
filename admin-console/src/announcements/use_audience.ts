import type { Language } from '@manyhearts/locales/languages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnnouncementDraft } from '#console/announcements/announcement.ts'
import { httpClient } from '#console/data/http_client.ts'

export interface Audience {
  /** Null when there are too few to say. */
  count: number | null
  fewest: number
  /** Needed for a notice about the service, and without a text so far. */
  missing_languages: Language[]
}

/** How many members would get it now, never who. Undefined until it is known. */
export function useAudience(tenantId: string, { kind, texts, segment }: AnnouncementDraft): Audience | undefined {
  const asked = { kind, languages: Object.keys(texts).sort(), segment }
  const { data } = useQuery({
    queryKey: ['audience', tenantId, asked],
    queryFn: async ({ signal }): Promise<Audience> =>
      (await httpClient(`/api/tenants/${tenantId}/audience`, { method: 'POST', body: JSON.stringify(asked), signal }))
        .json,
    placeholderData: keepPreviousData,
  })
  return data
}
