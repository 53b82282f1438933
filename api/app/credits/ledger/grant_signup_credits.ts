import { grantCredits } from './grant_credits.js'

/** Grants the brand's welcome credits once per member, on activation. */
export function grantSignupCredits(memberId: string, credits: number): Promise<void> {
  return grantCredits({ kind: 'signup_bonus', memberId, credits, key: 'once' })
}
