import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import styles from './steps/signup_form.module.css'

type SignupWaysProps = {
  steps: { isFirst: boolean; isLast: boolean }
  busy: boolean
  /** Hydrated; before that nothing can be sent. */
  isReady: boolean
  onBack: () => void
}

export function SignupWays({ steps: { isFirst, isLast }, busy, isReady, onBack }: SignupWaysProps) {
  const { t } = useTranslation(['identity', 'site'])
  return (
    <>
      <div className={styles.scriptOnly}>
        <div className={styles.ways}>
          {!isFirst && (
            <Button variant="outline" size="large" onClick={onBack}>
              {t('site:common.back')}
            </Button>
          )}
          <Button type="submit" size="large" busy={busy} disabled={!isReady}>
            {isLast ? t('site:common.sign_up_free') : t('site:common.continue')}
          </Button>
        </div>
      </div>
      {!isReady && (
        <div className={styles.plainOnly}>
          <Button type="submit" size="large" wide disabled>
            {t('site:common.sign_up_free')}
          </Button>
        </div>
      )}
    </>
  )
}
