import { useMutation } from '@tanstack/react-query'
import { dismiss, dismissedAt } from '#site/lib/visit/dismissals.ts'
import { pushState } from '#site/lib/visit/push_state.ts'
import { useForgetUser } from '#site/lib/user/use_forget_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

async function endPush() {
  if (pushState().status !== 'subscribed') return
  const { forgetPush } = await import('#site/lib/browser/push_subscription.ts')
  await forgetPush().catch(() => {})
}

/** The answer made the browser forget all this; what was stored while it came in goes too. */
function forgetStored() {
  try {
    localStorage.clear()
  } catch {
    // Nothing is stored, then.
  }
}

export function useLogOut() {
  const { api } = useVisit()
  const forgetUser = useForgetUser()
  return useMutation({
    mutationFn: async () => {
      await endPush()
      const refusedAt = dismissedAt('hide-install-alert')
      await api.sessions.destroy({})
      forgetStored()
      // A member who refused an app isn't asked again for logging out.
      if (refusedAt > 0) dismiss('hide-install-alert', refusedAt)
    },
    onSuccess: () => forgetUser('/'),
  })
}
