import { createContext, useContext } from 'react'
import type { Card } from '#site/lib/api/shapes.ts'

/** Whom the account is wanted for, and what for; a message unless it says otherwise. */
export type SignupReason = { card: Card; what?: string }

/** Opens the sign-up and continues at `next`; false if the layout or brand offers none: follow the link to the login. */
export type AskToSignUp = (next: string, reason?: SignupReason) => boolean

export const SignupPromptContext = createContext<AskToSignUp>(() => false)

export function useAskToSignUp(): AskToSignUp {
  return useContext(SignupPromptContext)
}
