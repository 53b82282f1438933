import { lazy, Suspense, useEffect } from 'react'
import { useHydrated } from '#site/lib/use_hydrated.ts'
import { noteTakenOver } from '#site/lib/use_served.ts'
import { useUser } from '#site/lib/use_user.ts'
import { useAppBadge } from './use_app_badge.ts'
import { useBackCloses } from './use_back_closes.ts'
import { usePolling } from './use_polling.ts'
import { usePopupDelay } from './use_popup_delay.ts'
import { usePush } from './use_push.ts'

const ChangedTerms = lazy(() => import('./layouts/changed_terms.tsx'))
const TimeBonus = lazy(() => import('./layouts/time_bonus.tsx'))
const LikeNews = lazy(() => import('#site/features/discovery/like_news.tsx'))
const LikePopup = lazy(() => import('#site/features/discovery/like_popup.tsx'))

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
