import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { SessionList } from './session_list.tsx'
import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import styles from './session_list.module.css'

/** Needs the translation namespace `identity`. */
export function SessionsPanel() {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const { data, isError, isFetching, refetch } = useQuery(call(api, 'own_sessions.index'))
  return (
    <FormSection title={t('sessions.title')} text={t('sessions.text')}>
      {data && <SessionList sessions={data.sessions} />}
      {!data && !isError && <SessionsWaiting />}
      {!data && isError && <LoadFailed onRetry={() => void refetch()} isRetrying={isFetching} />}
    </FormSection>
  )
}

function SessionsWaiting() {
  const { t } = useTranslation('site')
  return (
    <div className={styles.list} aria-busy="true" aria-label={t('common.loading')} role="status">
      {[1, 2].map((line) => (
        <div key={line} className={styles.session}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  )
}
