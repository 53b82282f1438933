import { useUser } from '#site/lib/use_user.ts'
import type { Talk } from './shapes.ts'

/** Why nothing can be sent now, as the API's code. The disclosure is none: it is shown when somebody sends. */
export function useObstacle({ composer }: Talk): string | null {
  const user = useUser()
  const isShort = user !== null && user.credits < composer.cost_credits
  if (composer.refusal === 'fictional_consent_required') return isShort ? 'not_enough_credits' : null
  // Credits bought meanwhile count before the terms are asked for again.
  if (composer.refusal === 'not_enough_credits' && user !== null && !isShort) return null
  return composer.refusal
}
