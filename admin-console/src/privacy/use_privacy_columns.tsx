import { useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import type { PrivacyRequest } from '#console/privacy/privacy_request.ts'
import { Moment } from '#console/theme/moment.tsx'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS = { open: 'warning.main', late: 'error.main', answered: 'text.disabled' } as const

export function usePrivacyColumns(): Column<PrivacyRequest>[] {
  const translate = useTranslate()
  return [
    { source: 'due_at', isSorted: true, render: ({ due_at: due }) => <Moment at={due} isDay /> },
    {
      source: 'kind',
      sx: { overflowWrap: 'anywhere' },
      render: ({ kind }) => translate(`privacy_requests.kinds.${kind}`),
    },
    {
      source: 'member',
      sx: { overflowWrap: 'anywhere' },
      render: ({ member, email }) => member?.name ?? email ?? translate('privacy_requests.nobody'),
    },
    {
      source: 'state',
      render: ({ state }) => (
        <StateDot colour={COLOURS[state]}>{translate(`privacy_requests.states.${state}`)}</StateDot>
      ),
    },
    {
      source: 'number',
      from: 'lg',
      sx: { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
      render: ({ number }) => number,
    },
  ]
}
