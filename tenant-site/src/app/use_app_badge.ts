import { useEffect } from 'react'
import { useUser } from '#site/lib/use_user.ts'
import { waitingFor } from '#site/lib/waiting_for.ts'

/** Keeps the count on the icon of the installed app. Where the device has no badges nothing is lost, so failures are ignored. */
export function useAppBadge(): void {
  const count = waitingFor(useUser())
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    done.catch(() => {})
  }, [count])
}
