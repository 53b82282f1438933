import { createContext, useContext } from 'react'

/** Opens the sign-up and continues at `next`; false if the layout or brand offers none: follow the link to the login. */
export type AskToSignUp = (next: string) => boolean

export const SignupPromptContext = createContext<AskToSignUp>(() => false)

export function useAskToSignUp(): AskToSignUp {
  return useContext(SignupPromptContext)
}
