import { lazy, Suspense, useEffect } from 'react'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { noteTakenOver } from '#site/lib/browser/use_served.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useOfflinePage } from './offline/use_offline_page.ts'
import { usePopupDelay } from '#site/app/use_popup_delay.ts'
import { useAppBadge } from './polling/use_app_badge.ts'
import { useBlocker } from 'react-router-dom'
import { overlayQueue } from '#site/ui/overlays/overlay_queue.ts'
import { TimeBonusPlace } from './time_bonus/time_bonus_place.tsx'

const ChangedTerms = lazy(() => import('#site/app/banners/changed_terms.tsx'))
const TimeBonus = lazy(() => import('#site/app/time_bonus/time_bonus.tsx'))
const MemberWork = lazy(() => import('./polling/member_work.tsx'))
const LikeNews = lazy(() => import('#site/features/discovery/likes/like_news.tsx'))
const LikePopup = lazy(() => import('#site/features/discovery/likes/like_popup.tsx'))

/** Background work on every page, in the browser only: what members need of it is loaded for them alone. */
export function Background() {
  const user = useUser()
  const isHydrated = useHydrated()
  const [popupDelay, closePopup] = usePopupDelay()
  useAppBadge()
  useBackCloses()
  useOfflinePage()
  useEffect(noteTakenOver, [])
  if (!isHydrated) return <TimeBonusPlace user={user} />
  return (
    <>
      {user && (
        <Suspense fallback={<TimeBonusPlace user={user} />}>
          <TimeBonus user={user} />
        </Suspense>
      )}
      {user && (
        <Suspense>
          <MemberWork user={user} />
        </Suspense>
      )}
      {user && (
        <Suspense>
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

/** Browser back (a swipe on many phones) closes the top overlay before it navigates. */
function useBackCloses(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && overlayQueue.back())

  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}
