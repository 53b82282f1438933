import { lazy, Suspense, useEffect } from 'react'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { noteTakenOver } from '#site/lib/browser/use_served.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { usePolling } from './polling/use_polling.ts'
import { usePopupDelay } from '#site/app/use_popup_delay.ts'
import { usePush } from './polling/use_push.ts'
import { useBlocker } from 'react-router-dom'
import { stage } from '#site/ui/overlays/overlay_queue.ts'
import { waitingFor } from '#site/lib/user/waiting_for.ts'

const ChangedTerms = lazy(() => import('#site/app/banners/changed_terms.tsx'))
const TimeBonus = lazy(() => import('#site/app/time_bonus/time_bonus.tsx'))
const LikeNews = lazy(() => import('#site/features/discovery/likes/like_news.tsx'))
const LikePopup = lazy(() => import('#site/features/discovery/likes/like_popup.tsx'))

/** What goes on behind every page, in a browser alone: it asks for news, and shows what comes of itself. */
export function Background() {
  const user = useUser()
  const isHydrated = useHydrated()
  const [popupDelay, closePopup] = usePopupDelay()
  usePolling()
  useAppBadge()
  useBackCloses()
  usePush()
  useEffect(noteTakenOver, [])
  if (!isHydrated) return null
  return (
    <>
      {user && (
        <Suspense>
          <TimeBonus user={user} />
          <LikeNews user={user} />
        </Suspense>
      )}
      {popupDelay !== null && (
        <Suspense>
          <LikePopup user={user} delay={popupDelay} onClose={closePopup} />
        </Suspense>
      )}
      {user && user.consents_due.length > 0 && (
        <Suspense>
          <ChangedTerms />
        </Suspense>
      )}
    </>
  )
}

/** The browser's way back, a swipe on many phones, closes what lies over the page before it leads to another. */
function useBackCloses(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && stage.back())

  useEffect(() => {
    // Closed is all that was wanted: the page stays.
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}

/** Keeps the count on the icon of the installed app. Where the device has no badges nothing is lost, so failures are ignored. */
function useAppBadge(): void {
  const count = waitingFor(useUser())
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    done.catch(() => {})
  }, [count])
}
