import { useMutation } from '@tanstack/react-query'
import { pushState } from '#site/lib/visit/push_state.ts'
import { useForgetUser } from '#site/lib/user/use_forget_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

async function endPush() {
  if (pushState().status !== 'subscribed') return
  const { forgetPush } = await import('#site/lib/browser/push_subscription.ts')
  await forgetPush().catch(() => {})
}

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
