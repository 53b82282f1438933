import { useTranslation } from 'react-i18next'
import { MailWarning } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useResendActivation } from '#site/lib/use_resend_activation.ts'
import { useUser } from '#site/lib/use_user.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './activation_banner.module.css'
import { needsActivationReminder } from './needs_activation_reminder.ts'

/** One line that reminds a member to confirm the address, with both ways to do it. */
export function ActivationBanner() {
  const { t } = useTranslation('site')
  const user = useUser()
  const place = useLocation()
  const { mutate: resend, isPending } = useResendActivation()
  if (!user || !needsActivationReminder(user, place)) return null
  return (
    <aside className={styles.banner} aria-label={t('activation.title')}>
      <div className={styles.inner}>
        <MailWarning aria-hidden="true" />
        <p className={styles.text}>{t('activation.reminder')}</p>
        <div className={styles.ways}>
          <Link to="/activate">{t('activation.enter_code')}</Link>
          <Button variant="quiet" busy={isPending} onClick={() => resend()}>
            {t('activation.resend')}
          </Button>
        </div>
      </div>
    </aside>
  )
}
