import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useVisit } from '#site/lib/visit.ts'
import { forgetMember } from './forget_member.ts'

/** Ends the session and forgets everything that was the member's. */
export function useLogOut() {
  const visit = useVisit()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => visit.api.sessions.destroy({}),
    onSuccess: () => forgetMember(visit, () => navigate('/')),
  })
}
