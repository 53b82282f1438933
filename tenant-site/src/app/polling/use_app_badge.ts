import { useEffect } from 'react'
import { useUser } from '#site/lib/user/use_user.ts'
import { waitingFor } from '#site/lib/user/waiting_for.ts'

/** What waits for the member, on the installed app's icon; nothing does once they have logged out. */
export function useAppBadge(): void {
  const count = waitingFor(useUser())
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Not every device has badges.
    done.catch(() => {})
  }, [count])
}
