import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/use_settings.ts'
import { Notice } from '#site/ui/notice.tsx'

/** Says that fictional profiles exist, with the mark they carry. Stands on every page that invites somebody in. */
export function HonestSentence() {
  const { t } = useTranslation('reach')
  const { name, fictional_plural } = useSettings()
  return <Notice tone="fictional">{t('index.fictional', { site: name, fictional_plural })}</Notice>
}
