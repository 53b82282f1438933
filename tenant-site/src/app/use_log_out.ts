import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { pushState } from '#site/lib/push_state.ts'
import { useVisit } from '#site/lib/visit.ts'
import { forgetMember } from './forget_member.ts'

/** Pushes end with the session, in this browser too; who can't take any has no subscription to give back. */
async function endPush() {
  if (pushState().status !== 'subscribed') return
  const { forgetPush } = await import('#site/lib/push_subscription.ts')
  await forgetPush().catch(() => {})
}

/** Ends the session and forgets everything that was the member's. */
export function useLogOut() {
  const visit = useVisit()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      await endPush()
      await visit.api.sessions.destroy({})
    },
    onSuccess: () => forgetMember(visit, () => navigate('/')),
  })
}
