import { useEffect } from 'react'
import { shareWaiting } from '#site/lib/user/share_waiting.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { waitingFor } from '#site/lib/user/waiting_for.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** What waits for the member is the same in all tabs, and on the installed app's icon; nothing does once they have logged out. */
export function useWaiting(): void {
  const visit = useVisit()
  const user = useUser()
  const memberId = user?.age_check_required === false ? user.id : undefined
  const count = waitingFor(user)

  useEffect(() => (memberId === undefined ? undefined : shareWaiting(visit, memberId)), [visit, memberId])

  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Not every device has badges.
    done.catch(() => {})
  }, [count])
}
