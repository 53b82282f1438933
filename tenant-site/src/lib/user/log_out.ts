import { dismiss, dismissedAt } from '#site/lib/visit/dismissals.ts'
import { pushState } from '#site/lib/visit/push_state.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

/** Ends the session, this browser's pushes, and what it stores. */
export async function logOut({ api }: Pick<Visit, 'api'>): Promise<void> {
  await endPush()
  const refusedAt = dismissedAt('hide-install-alert')
  await api.sessions.destroy({})
  forgetStored()
  // A member who refused an app isn't asked again for logging out.
  if (refusedAt > 0) dismiss('hide-install-alert', refusedAt)
}

async function endPush(): Promise<void> {
  if (pushState().status !== 'subscribed') return
  const { forgetPush } = await import('#site/lib/browser/push_subscription.ts')
  await forgetPush().catch(() => {})
}

/** The answer made the browser forget all this; what was stored while it came in goes too. */
function forgetStored(): void {
  try {
    localStorage.clear()
  } catch {
    // Nothing is stored, then.
  }
}
