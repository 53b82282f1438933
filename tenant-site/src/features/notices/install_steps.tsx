import { useTranslation } from 'react-i18next'
import { BellRing, Share, SquarePlus } from 'lucide-react'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import styles from './install_steps.module.css'

type InstallStepsProps = {
  /** The last step: back to this page, or on to begin with. */
  next: 'open' | 'begin'
}

/** iPhones allow push only for an installed site. */
export function InstallSteps({ next }: InstallStepsProps) {
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
        {t(`push_device.steps.${next}`, { site })}
      </li>
    </ol>
  )
}
