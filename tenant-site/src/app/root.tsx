import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { LoadingBar } from '#site/ui/loading_bar.tsx'
import { ToastProvider } from '#site/ui/toast.tsx'
import '#site/ui/base.css'
import { OfflineBanner } from './offline_banner.tsx'
import { PausedBanner } from './paused_banner.tsx'
import { useAppBadge } from './use_app_badge.ts'
import { usePolling } from './use_polling.ts'
import { usePush } from './use_push.ts'
import styles from './root.module.css'

/** What surrounds every page, whatever its layout. */
export function Root() {
  const { t } = useTranslation('site')
  const { state } = useNavigation()
  usePolling()
  useAppBadge()
  usePush()
  return (
    <ToastProvider closeLabel={t('close')}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <LoadingBar isLoading={state !== 'idle'} label={t('loading')} />
      <OfflineBanner />
      <PausedBanner />
      <Outlet />
      <ScrollRestoration />
    </ToastProvider>
  )
}
