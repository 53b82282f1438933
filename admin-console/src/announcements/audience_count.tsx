import { Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import type { AnnouncementDraft } from '#console/announcements/announcement.ts'
import { httpClient } from '#console/data/http_client.ts'

interface Audience {
  /** Null when there are too few to say. */
  count: number | null
  fewest: number
}

/** How many members would get it now, never who. */
export function AudienceCount({ tenantId, draft }: { tenantId: string; draft: AnnouncementDraft }) {
  const translate = useTranslate()
  const { format } = new Intl.NumberFormat(useLocale())
  const asked = { kind: draft.kind, languages: Object.keys(draft.texts).sort(), segment: draft.segment }
  const { data } = useQuery({
    queryKey: ['audience', tenantId, asked],
    queryFn: async ({ signal }): Promise<Audience> =>
      (await httpClient(`/api/tenants/${tenantId}/audience`, { method: 'POST', body: JSON.stringify(asked), signal }))
        .json,
    placeholderData: keepPreviousData,
  })
  return (
    <Typography role="status" sx={{ fontWeight: 550, minHeight: 24 }}>
      {data &&
        (data.count === null
          ? translate('announcements.few', { number: format(data.fewest) })
          : translate('announcements.count', { smart_count: data.count, number: format(data.count) }))}
    </Typography>
  )
}
