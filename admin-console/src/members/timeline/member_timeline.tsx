import { MenuItem, TextField } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import type { WholeMember } from '#console/members/member.ts'
import { TIMELINE_KINDS, type TimelinePage } from '#console/members/timeline/timeline.ts'
import { TimelineRow } from '#console/members/timeline/timeline_row.tsx'
import { PagedList } from '#console/members/paged_list.tsx'
import { Section } from '#console/theme/section.tsx'

/** What happened to a member, the newest first; older pages are added below. */
export function MemberTimeline({ member: { id, tenant_id: tenantId } }: { member: WholeMember }) {
  const translate = useTranslate()
  const [kind, setKind] = useState('')
  const query = useInfiniteQuery({
    queryKey: ['member', id, 'timeline', kind],
    initialPageParam: '',
    queryFn: async ({ pageParam: before, signal }): Promise<TimelinePage> => {
      const search = new URLSearchParams({ ...(kind && { kind }), ...(before && { before }) })
      return (await httpClient(`/api/tenants/${tenantId}/members/${id}/timeline?${search}`, { signal })).json
    },
    getNextPageParam: ({ next }) => next,
  })
  const events = query.data?.pages.flatMap((page) => page.events)
  return (
    <Section
      title={translate('timeline.title')}
      action={
        <TextField
          select
          size="small"
          label={translate('timeline.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 180 }}
        >
          <MenuItem value="">{translate('timeline.all')}</MenuItem>
          {TIMELINE_KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`timeline.kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <PagedList
        query={query}
        rows={events?.map((event) => (
          <TimelineRow key={event.id} event={event} />
        ))}
        label={translate('timeline.title')}
        empty={translate('timeline.empty')}
        older={translate('timeline.older')}
      />
    </Section>
  )
}
