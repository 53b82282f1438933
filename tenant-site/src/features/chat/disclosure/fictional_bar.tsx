import { useTranslation } from 'react-i18next'
import { Drama } from 'lucide-react'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import styles from './fictional_bar.module.css'

/** Shown permanently in conversations with fictional profiles. */
export function FictionalBar() {
  const { t } = useTranslation('chat')
  const { name } = useSettings()
  return (
    <p className={styles.bar}>
      <Drama aria-hidden="true" />
      {t('bar.fictional_notice', { site: name })}
    </p>
  )
}
