import { useTranslation } from 'react-i18next'
import { WifiOff } from 'lucide-react'
import { useOnline } from '#site/lib/browser/use_online.ts'
import styles from './offline_banner.module.css'

export function OfflineBanner() {
  const { t } = useTranslation('site')
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <WifiOff aria-hidden="true" />
          {t('offline.banner')}
        </p>
      )}
    </div>
  )
}
