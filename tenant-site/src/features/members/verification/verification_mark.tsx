import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { VerificationSteps } from './use_verification.ts'
import styles from './verification_panel.module.css'

/** The mark stands: what ends it, and the way to remove it. */
export function VerificationMark({ steps: { withdraw } }: { steps: VerificationSteps }) {
  const { t } = useTranslation('members')
  return (
    <div className={styles.step}>
      <Notice tone="success">{t('photo_check.verified')}</Notice>
      <p>{t('photo_check.verified_note')}</p>
      <div className={styles.ways}>
        <Button variant="outline" busy={withdraw.isPending} onClick={() => withdraw.mutate(t('photo_check.removed'))}>
          {t('photo_check.remove')}
        </Button>
      </div>
    </div>
  )
}
