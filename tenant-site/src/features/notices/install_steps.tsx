import { useTranslation } from 'react-i18next'
import { BellRing, Share, SquarePlus } from 'lucide-react'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import styles from './install_steps.module.css'

/** iPhones allow push only for an installed site. */
export function InstallSteps() {
  const { t } = useTranslation('notices')
  const { name: site } = useSettings()
  return (
    <ol className={styles.steps}>
      <li>
        <Share aria-hidden="true" />
        {t('push_device.steps.share')}
      </li>
      <li>
        <SquarePlus aria-hidden="true" />
        {t('push_device.steps.add')}
      </li>
      <li>
        <BellRing aria-hidden="true" />
        {t('push_device.steps.open', { site })}
      </li>
    </ol>
  )
}
