import { useTranslate } from 'react-admin'
import type { DeskFlag } from '#console/desk_flags/desk_flag.ts'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS = { open: 'warning.main', overdue: 'error.main', taken: 'info.main', done: 'text.disabled' } as const

/** How far it is. */
export function DeskFlagState({ flag: { state } }: { flag: DeskFlag }) {
  const translate = useTranslate()
  return <StateDot colour={COLOURS[state]}>{translate(`desk_flags.states.${state}`)}</StateDot>
}
