import { useNavigate } from 'react-router-dom'
import { useVisit } from '#site/lib/visit/visit.ts'
import { forgetMember } from './forget_member.ts'

export function useForgetUser() {
  const visit = useVisit()
  const navigate = useNavigate()
  return (to: string) => forgetMember(visit, () => navigate(to))
}
