import { Trans, useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import { Button } from '#site/ui/buttons/button.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import styles from './reset_sent.module.css'

type ResetSentProps = { email: string; onAgain: () => void }

/** Same answer for every address, whether it has an account or not. */
export function ResetSent({ email, onAgain }: ResetSentProps) {
  const { t } = useTranslation('identity')
  const { name: site } = useSettings()
  return (
    <FocusOnMount>
      <PageHead noindex title={t('reset.sent.title')} />
      <EmptyState
        isPage
        scene="mail"
        title={t('reset.sent.title')}
        text={<Trans t={t} i18nKey="reset.sent.text" values={{ email, site }} components={{ b: <b /> }} />}
        action={
          <div className={styles.actions}>
            <Button variant="outline" onClick={onAgain}>
              {t('reset.sent.other_address')}
            </Button>
            <p className={styles.missing}>{t('activation.not_received')}</p>
          </div>
        }
      />
    </FocusOnMount>
  )
}
