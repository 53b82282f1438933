import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import type { WholeMember } from '#console/members/member.ts'
import { TIMELINE_KINDS, type TimelinePage } from '#console/members/timeline/timeline.ts'
import { TimelineRow } from '#console/members/timeline/timeline_row.tsx'
import { Failed } from '#console/theme/failed.tsx'
import { Section } from '#console/theme/section.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** What happened to a member, the newest first; older pages are added below. */
export function MemberTimeline({ member: { id, tenant_id: tenantId } }: { member: WholeMember }) {
  const translate = useTranslate()
  const [kind, setKind] = useState('')
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['member', id, 'timeline', kind],
    initialPageParam: '',
    queryFn: async ({ pageParam: before, signal }): Promise<TimelinePage> => {
      const query = new URLSearchParams({ ...(kind && { kind }), ...(before && { before }) })
      return (await httpClient(`/api/tenants/${tenantId}/members/${id}/timeline?${query}`, { signal })).json
    },
    getNextPageParam: ({ next }) => next,
  })
  const events = data?.pages.flatMap((page) => page.events)
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
      {error && !events && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !events && <Waiting />}
      {events?.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {translate('timeline.empty')}
        </Typography>
      )}
      {events && events.length > 0 && (
        <Box component="ol" aria-label={translate('timeline.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {events.map((event) => (
            <TimelineRow key={event.id} event={event} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button sx={{ mt: 1.5 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('timeline.older')}
        </Button>
      )}
    </Section>
  )
}
