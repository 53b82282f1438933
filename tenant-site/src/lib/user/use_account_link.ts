import type { MouseEvent } from 'react'
import { loginAddress } from '#site/lib/user/login_address.ts'
import { useAskToSignUp } from '#site/lib/brand/signup_prompt.ts'

/** A link for visitors to what needs an account: opens the sign-up on the spot; without a script it leads to the log-in. */
export function useAccountLink(next: { pathname: string; search: string }) {
  const askToSignUp = useAskToSignUp()
  return {
    to: loginAddress(next),
    onClick: (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (isPlain && askToSignUp(next.pathname + next.search)) event.preventDefault()
    },
  }
}
