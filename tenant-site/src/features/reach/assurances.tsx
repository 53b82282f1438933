import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { CheckList } from '#site/ui/fields/check_list.tsx'
import styles from './assurances.module.css'

export function Assurances() {
  const { t } = useTranslation('reach')
  const { refund_days } = useSettings()
  return (
    <section className={styles.assurances}>
      <h2>{t('index.assurances.title')}</h2>
      <CheckList
        lines={[
          t('index.assurances.price'),
          t('index.assurances.no_subscription'),
          t('index.assurances.refund', { count: refund_days }),
          t('index.assurances.block'),
        ]}
      />
    </section>
  )
}
