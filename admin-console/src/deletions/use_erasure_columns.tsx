import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Erasure } from '#console/deletions/deletion.ts'
import type { Column } from '#console/lists/column.ts'
import { Moment } from '#console/theme/moment.tsx'
import { useTimes } from '#console/translations/use_times.ts'

export function useErasureColumns(): Column<Erasure>[] {
  const translate = useTranslate()
  const { calendarDay } = useTimes()
  const kept = ({ what, until }: Erasure['kept'][number]) =>
    [translate(`erasures.kept.${what}`), until && translate('erasures.until', { at: calendarDay(until) })]
      .filter(Boolean)
      .join(', ')
  return [
    { source: 'erased_at', isSorted: true, render: ({ erased_at: at }) => <Moment at={at} /> },
    {
      source: 'cause',
      render: ({ cause, held }) => (
        <Box sx={{ display: 'grid' }}>
          <span>{translate(`erasures.causes.${cause}`)}</span>
          {held && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('erasures.waited', { at: calendarDay(held.until) })}
            </Typography>
          )}
        </Box>
      ),
    },
    {
      source: 'kept',
      render: (erasure) =>
        erasure.kept.length === 0 ? translate('erasures.nothing') : erasure.kept.map(kept).join(' · '),
    },
  ]
}
