import { useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import type { Suspicion } from '#console/suspicions/suspicion.ts'
import { SuspicionState } from '#console/suspicions/suspicion_state.tsx'
import { Moment } from '#console/theme/moment.tsx'

export function useSuspicionColumns(): Column<Suspicion>[] {
  const translate = useTranslate()
  return [
    { source: 'due_at', isSorted: true, render: ({ due_at: due }) => <Moment at={due} /> },
    {
      source: 'kind',
      sx: { overflowWrap: 'anywhere' },
      render: ({ kind }) => translate(`suspicions.kinds.${kind}`),
    },
    { source: 'state', render: (suspicion) => <SuspicionState suspicion={suspicion} /> },
    { source: 'opened_by', from: 'md', render: ({ opened_by: by }) => by?.name ?? '–' },
    {
      source: 'complaint',
      from: 'lg',
      sx: { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
      render: ({ complaint }) => complaint.number,
    },
    {
      source: 'number',
      from: 'lg',
      sx: { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
      render: ({ number }) => number,
    },
  ]
}
