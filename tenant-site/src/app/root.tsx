import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { ToastProvider } from '#site/ui/overlays/toast.tsx'
import '#site/ui/base.css'
import { Background } from './background.tsx'
import { OfflineBanner } from './banners/offline_banner.tsx'
import { PausedBanner } from './banners/paused_banner.tsx'
import styles from './root.module.css'
import { LoadingBar } from '#site/ui/feedback/loading_bar.tsx'

/** Surrounds every page. Must not subscribe to anything: a re-render here re-renders every page. */
export function Root() {
  const { t } = useTranslation('site')
  return (
    <ToastProvider closeLabel={t('common.close')}>
      <a className={styles.skip} href="#main">
        {t('nav.skip_to_page')}
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

/** Shows that the next page is loading (specification §2). */
function PageProgress() {
  const { t } = useTranslation('site')
  const { state } = useNavigation()
  return <LoadingBar isLoading={state !== 'idle'} label={t('common.loading')} />
}
