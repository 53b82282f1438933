import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'

/** Why a change of the limits was not stored. */
export function ChangeFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('site')
  if (!error) return null
  return (
    <Notice tone="danger" isLive>
      {refusal(error).message || t('load_failed.offline')}
    </Notice>
  )
}
