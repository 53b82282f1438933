import { useTranslate } from 'react-admin'
import type { StaffMember } from '#console/staff/staff_member.ts'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS: Record<StaffMember['state'], string> = {
  invited: 'warning.main',
  active: 'success.main',
  disabled: 'text.secondary',
}

export function StaffState({ state }: { state: StaffMember['state'] }) {
  const translate = useTranslate()
  return <StateDot colour={COLOURS[state]}>{translate(`staff.states.${state}`)}</StateDot>
}
