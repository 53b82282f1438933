import { useTranslate } from 'react-admin'
import type { Member } from '#console/members/member.ts'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS: Record<Member['status'], string> = {
  active: 'success.main',
  not_confirmed: 'warning.main',
  suspended: 'error.main',
  banned: 'error.main',
}

export function MemberStatus({ status }: { status: Member['status'] }) {
  const translate = useTranslate()
  return <StateDot colour={COLOURS[status]}>{translate(`members.statuses.${status}`)}</StateDot>
}
