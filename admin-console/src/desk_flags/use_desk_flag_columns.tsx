import { useTranslate } from 'react-admin'
import type { DeskFlag } from '#console/desk_flags/desk_flag.ts'
import { DeskFlagState } from '#console/desk_flags/desk_flag_state.tsx'
import type { Column } from '#console/lists/column.ts'
import { Moment } from '#console/theme/moment.tsx'

export function useDeskFlagColumns(): Column<DeskFlag>[] {
  const translate = useTranslate()
  return [
    { source: 'due_at', isSorted: true, render: ({ due_at: due }) => <Moment at={due} /> },
    {
      source: 'reason',
      sx: { overflowWrap: 'anywhere' },
      render: ({ reason }) => translate(`desk_flags.reasons.${reason}`),
    },
    { source: 'state', render: (flag) => <DeskFlagState flag={flag} /> },
    { source: 'member', sx: { overflowWrap: 'anywhere' }, render: ({ member }) => member.name },
    { source: 'taken_by', from: 'md', render: ({ taken_by: by }) => by?.name ?? '–' },
    {
      source: 'number',
      from: 'lg',
      sx: { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
      render: ({ number }) => number,
    },
  ]
}
