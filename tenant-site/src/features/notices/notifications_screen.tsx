import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Load } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useVisit } from '#site/lib/visit/visit.ts'
import { warm } from '#site/lib/api/warm.ts'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { NoticeMatrix } from './notice_matrix.tsx'
import styles from './notifications_screen.module.css'
import { PushPreview } from './push_preview.tsx'
import { PushPanel } from './push_panel.tsx'

export const load: Load = ({ api, queryClient }) => warm(queryClient, call(api, 'notifications.show'))

/** Notification settings by mail and push (specification §2). */
export default function NotificationsScreen() {
  const { t } = useTranslation(['notices', 'site'])
  const { api } = useVisit()
  const { data, isFetching, refetch } = useQuery(call(api, 'notifications.show'))
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('preferences.title')} />
      <div className={styles.head}>
        <h1>{t('preferences.title')}</h1>
        <p className={styles.lead}>{t('preferences.lead')}</p>
      </div>
      {data ? (
        <>
          <PushPanel />
          <NoticeMatrix settings={data} />
          <PushPreview settings={data} />
        </>
      ) : (
        <LoadFailed text="offline" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </PageBody>
  )
}
