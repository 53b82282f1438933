import { useTranslation } from 'react-i18next'
import type { Refusal } from '#site/lib/refusal.ts'
import { Notice } from '#site/ui/notice.tsx'

/** Why nobody was logged in; when it was tried too often, until when that is so. */
export function LogInFailure({ refused, text }: { refused: Refusal; text: string }) {
  const { t } = useTranslation('identity')
  const isBlocked = refused.code === 'too_many_attempts'
  return (
    <Notice tone={isBlocked ? 'warning' : 'danger'} isLive>
      {isBlocked ? t('log_in.blocked', { count: Number(refused.meta.minutes) }) : text}
    </Notice>
  )
}
