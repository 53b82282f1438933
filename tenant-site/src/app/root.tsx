import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { useHydrated } from '#site/lib/use_hydrated.ts'
import { useUser } from '#site/lib/use_user.ts'
import { LoadingBar } from '#site/ui/loading_bar.tsx'
import { ToastProvider } from '#site/ui/toast.tsx'
import '#site/ui/base.css'
import { OfflineBanner } from './offline_banner.tsx'
import { PausedBanner } from './paused_banner.tsx'
import { useAppBadge } from './use_app_badge.ts'
import { useBackCloses } from './use_back_closes.ts'
import { usePolling } from './use_polling.ts'
import { usePopupDelay } from './use_popup_delay.ts'
import { usePush } from './use_push.ts'
import styles from './root.module.css'

const ChangedTerms = lazy(() => import('./layouts/changed_terms.tsx'))
const TimeBonus = lazy(() => import('./layouts/time_bonus.tsx'))
const LikeNews = lazy(() => import('#site/features/discovery/like_news.tsx'))
const LikePopup = lazy(() => import('#site/features/discovery/like_popup.tsx'))

/** What surrounds every page, whatever its layout. */
export function Root() {
  const { t } = useTranslation('site')
  const { state } = useNavigation()
  const user = useUser()
  const isHydrated = useHydrated()
  const [popupDelay, closePopup] = usePopupDelay()
  usePolling()
  useAppBadge()
  useBackCloses()
  usePush()
  return (
    <ToastProvider closeLabel={t('close')}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <LoadingBar isLoading={state !== 'idle'} label={t('loading')} />
      <OfflineBanner />
      <PausedBanner />
      {/* Count the seconds of a bonus, and listen for likes: the browser alone does. */}
      {isHydrated && user && (
        <Suspense>
          <TimeBonus user={user} />
          <LikeNews user={user} />
        </Suspense>
      )}
      {isHydrated && popupDelay !== null && (
        <Suspense>
          <LikePopup user={user} delay={popupDelay} onClose={closePopup} />
        </Suspense>
      )}
      {isHydrated && user && user.consents_due.length > 0 && (
        <Suspense>
          <ChangedTerms />
        </Suspense>
      )}
      <Outlet />
      <ScrollRestoration />
    </ToastProvider>
  )
}
