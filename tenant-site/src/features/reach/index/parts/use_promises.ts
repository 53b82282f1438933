import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'

/** What the brand promises everyone. */
export function usePromises(): { title: string; promises: string[] } {
  const { t } = useTranslation('reach')
  const { refund_days } = useSettings()
  return {
    title: t('index.assurances.title'),
    promises: [
      t('index.assurances.price'),
      t('index.assurances.no_subscription'),
      t('index.assurances.refund', { count: refund_days }),
      t('index.assurances.block'),
    ],
  }
}
