import { useMutation } from '@tanstack/react-query'
import { pushState } from '#site/lib/visit/push_state.ts'
import { useForgetUser } from '#site/lib/user/use_forget_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Pushes end with the session, in this browser too; who can't take any has no subscription to give back. */
async function endPush() {
  if (pushState().status !== 'subscribed') return
  const { forgetPush } = await import('#site/lib/browser/push_subscription.ts')
  await forgetPush().catch(() => {})
}

/** Ends the session and forgets everything that was the member's. */
export function useLogOut() {
  const { api } = useVisit()
  const forgetUser = useForgetUser()
  return useMutation({
    mutationFn: async () => {
      await endPush()
      await api.sessions.destroy({})
    },
    onSuccess: () => forgetUser('/'),
  })
}
