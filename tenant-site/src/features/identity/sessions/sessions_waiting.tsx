import { useTranslation } from 'react-i18next'
import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import styles from './session_list.module.css'

export function SessionsWaiting() {
  const { t } = useTranslation('site')
  return (
    <div className={styles.list} aria-busy="true" aria-label={t('loading')} role="status">
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
