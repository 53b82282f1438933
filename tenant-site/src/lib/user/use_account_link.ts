import type { MouseEvent } from 'react'
import { isPlainClick } from '#site/ui/buttons/is_plain_click.ts'
import { loginAddress } from '#site/lib/user/login_address.ts'
import { useAskToSignUp, type SignupReason } from '#site/lib/brand/signup_prompt.ts'

/** Link for visitors to features for members: opens the sign-up in place, or the login without JavaScript. */
export function useAccountLink(next: { pathname: string; search: string }, reason?: SignupReason) {
  const askToSignUp = useAskToSignUp()
  return {
    to: loginAddress(next),
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event) && askToSignUp(next.pathname + next.search, reason)) event.preventDefault()
    },
  }
}
