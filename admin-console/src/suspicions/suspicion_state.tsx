import { useTranslate } from 'react-admin'
import type { Suspicion } from '#console/suspicions/suspicion.ts'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS = {
  open: 'warning.main',
  overdue: 'error.main',
  informed: 'info.main',
  ended: 'text.disabled',
  unfounded: 'text.disabled',
} as const

/** How far a record is. */
export function SuspicionState({ suspicion: { state } }: { suspicion: Suspicion }) {
  const translate = useTranslate()
  return <StateDot colour={COLOURS[state]}>{translate(`suspicions.states.${state}`)}</StateDot>
}
