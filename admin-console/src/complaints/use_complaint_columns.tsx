import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Complaint } from '#console/complaints/complaint.ts'
import { Due } from '#console/complaints/due.tsx'
import type { Column } from '#console/lists/column.ts'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS = { open: 'warning.main', appealed: 'info.main', decided: 'text.disabled' } as const

export function useComplaintColumns(): Column<Complaint>[] {
  const translate = useTranslate()
  const state = ({ urgent: isUrgent, state: at }: Complaint) => (at === 'open' && isUrgent ? 'urgent' : at)
  return [
    { source: 'due_at', isSorted: true, render: (complaint) => <Due complaint={complaint} /> },
    {
      source: 'reason',
      sx: { overflowWrap: 'anywhere' },
      render: ({ reason, unread }) => (
        <Box sx={{ display: 'grid' }}>
          <span>{translate(`complaints.reasons.${reason}`)}</span>
          {unread && <Small>{translate('complaints.unread')}</Small>}
        </Box>
      ),
    },
    {
      source: 'subject',
      sx: { overflowWrap: 'anywhere' },
      render: ({ subject, subject_kind: kind, together }) => (
        <Box sx={{ display: 'grid' }}>
          <span>{subject?.name ?? translate('complaints.nobody')}</span>
          <Small>
            {[
              translate(`complaints.subjects.${kind}`),
              together > 1 && translate('complaints.together', { number: together }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Small>
        </Box>
      ),
    },
    {
      source: 'state',
      render: (complaint) => (
        <StateDot colour={complaint.state === 'open' && complaint.urgent ? 'error.main' : COLOURS[complaint.state]}>
          {translate(`complaints.states.${state(complaint)}`)}
        </StateDot>
      ),
    },
    { source: 'assignee_id', from: 'md', render: ({ assignee_id: assignee }) => assignee?.name ?? '–' },
    {
      source: 'number',
      from: 'lg',
      sx: { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
      render: ({ number }) => number,
    },
  ]
}

function Small({ children }: { children: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  )
}
