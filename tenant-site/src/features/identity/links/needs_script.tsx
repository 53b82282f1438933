import { useTranslation } from 'react-i18next'
import { Notice } from '#site/ui/feedback/notice.tsx'

export function NeedsScript() {
  const { t } = useTranslation('identity')
  return (
    <noscript>
      <Notice tone="warning">{t('sign_up.needs_script')}</Notice>
    </noscript>
  )
}
