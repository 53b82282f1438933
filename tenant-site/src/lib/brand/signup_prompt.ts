import { createContext, useContext } from 'react'

/**
 * Asks a visitor to sign up on the spot, and goes on at `next`. False where the layout has no such modal or the brand
 * takes nobody new this way: then the link leads to the log-in.
 */
export type AskToSignUp = (next: string) => boolean

export const SignupPromptContext = createContext<AskToSignUp>(() => false)

/** How something that needs an account asks for one. */
export function useAskToSignUp(): AskToSignUp {
  return useContext(SignupPromptContext)
}
