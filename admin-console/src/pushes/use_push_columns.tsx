import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import type { Push } from '#console/pushes/push.ts'
import { Moment } from '#console/theme/moment.tsx'

export function usePushColumns(): Column<Push>[] {
  const translate = useTranslate()
  return [
    { source: 'sent_at', isSorted: true, render: ({ sent_at: at }) => <Moment at={at} /> },
    { source: 'member', sx: { overflowWrap: 'anywhere' }, render: ({ member }) => member.name },
    { source: 'kind', render: ({ kind }) => translate(`pushes.kinds.${kind}`) },
    { source: 'service', sx: { overflowWrap: 'anywhere' }, render: ({ service }) => service },
    {
      source: 'outcome',
      render: ({ outcome, status }) => (
        <Box component="span" sx={{ color: outcome === 'key_refused' ? 'error.main' : undefined }}>
          {[translate(`pushes.outcomes.${outcome}`), status].filter(Boolean).join(' · ')}
        </Box>
      ),
    },
  ]
}
