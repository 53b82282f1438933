import { useTranslation } from 'react-i18next'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { OwnVerification, VerificationSteps } from './use_verification.ts'
import styles from './verification_panel.module.css'

type WaitingProps = { verification: OwnVerification; steps: VerificationSteps }

export function VerificationWaiting({ verification, steps: { withdraw } }: WaitingProps) {
  const { t } = useTranslation('members')
  const reader = useTimeReader()
  return (
    <div className={styles.step}>
      <Notice>
        {t('photo_check.waiting')}{' '}
        {t('photo_check.waiting_until', { date: formatTime(verification.deleted_by!, 'date', reader) })}
      </Notice>
      <div className={styles.ways}>
        <Button variant="outline" busy={withdraw.isPending} onClick={() => withdraw.mutate(t('photo_check.withdrawn'))}>
          {t('photo_check.withdraw')}
        </Button>
      </div>
    </div>
  )
}
