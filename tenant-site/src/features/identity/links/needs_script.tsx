import { useTranslation } from 'react-i18next'
import { Notice } from '#site/ui/feedback/notice.tsx'

/** Says above a form that it can't be sent without JavaScript, to those who have none. */
export function NeedsScript() {
  const { t } = useTranslation('identity')
  return (
    <noscript>
      <Notice tone="warning">{t('sign_up.needs_script')}</Notice>
    </noscript>
  )
}
