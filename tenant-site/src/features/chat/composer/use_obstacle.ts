import { useUser } from '#site/lib/user/use_user.ts'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'

/** The refusal code that blocks sending; a missing disclosure doesn't, since sending shows it. */
export function useObstacle({ composer }: ConversationState): string | null {
  const user = useUser()
  const isShort = user !== null && user.credits < composer.cost_credits
  if (composer.refusal === 'fictional_consent_required') return isShort ? 'not_enough_credits' : null
  // Credits bought since then count before the composer is refetched.
  if (composer.refusal === 'not_enough_credits' && user !== null && !isShort) return null
  return composer.refusal
}
