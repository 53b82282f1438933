import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { ToastProvider } from '#site/ui/toast.tsx'
import '#site/ui/base.css'
import { Background } from './background.tsx'
import { OfflineBanner } from './offline_banner.tsx'
import { PageProgress } from './page_progress.tsx'
import { PausedBanner } from './paused_banner.tsx'
import styles from './root.module.css'

/** What surrounds every page, whatever its layout. It follows nothing itself: if it were rendered anew, so would every page be. */
export function Root() {
  const { t } = useTranslation('site')
  return (
    <ToastProvider closeLabel={t('close')}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <PageProgress />
      <OfflineBanner />
      <PausedBanner />
      <Background />
      <Outlet />
      <ScrollRestoration />
    </ToastProvider>
  )
}
