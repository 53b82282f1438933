import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'

/** Discloses fictional profiles; shown on every page that invites visitors to sign up. */
export function HonestSentence() {
  const { t } = useTranslation('reach')
  const { name, fictional_plural } = useSettings()
  return <p>{t('index.fictional', { site: name, fictional_plural })}</p>
}
