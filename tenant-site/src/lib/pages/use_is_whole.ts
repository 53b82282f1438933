import { useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { useServed } from '#site/lib/browser/use_served.ts'
import { useUser } from '#site/lib/user/use_user.ts'

/** Query parameter of who asks for all of a page at once. */
export const WHOLE = 'whole'

/**
 * Whether lists are drawn to their end. The server draws the first screen of a member's page, and the browser the rest, between other work,
 * from the data that came with it. Visitors' pages are whole, as they are kept; so is what `WholeLink` leads to.
 */
export function useIsWhole(): boolean {
  const isServed = useServed()
  const user = useUser()
  const isAsked = new URLSearchParams(useLocation().search).has(WHOLE)
  return useDeferredValue(true, !isServed || !user || isAsked)
}
