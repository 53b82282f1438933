import { postCredits } from './post_credits.js'

interface Grant {
  kind: 'signup_bonus' | 'bonus' | 'goodwill'
  memberId: string
  credits: number
  /** The same key grants a member once. */
  key: string
  /** Why, as the member's statement says; goodwill has one. */
  reason?: string
}

/** Gives a member credits that nobody paid for. */
export function grantCredits({ kind, memberId, credits, key, reason }: Grant): Promise<void> {
  return postCredits({ kind, memberId, bonus: credits, key: `${kind}:${memberId}:${key}`, reason })
}
