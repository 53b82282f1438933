import { useTranslation } from 'react-i18next'
import { Moon } from 'lucide-react'
import { useChangeUser } from '#site/lib/user/use_change_user.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import styles from './paused_banner.module.css'

export function PausedBanner() {
  const { t } = useTranslation('site')
  const user = useUser()
  const { mutate: change, isPending } = useChangeUser()
  if (!user?.paused) return null
  return (
    <aside className={styles.banner} aria-label={t('paused.title')}>
      <Moon aria-hidden="true" />
      <p className={styles.text}>{t('paused.text')}</p>
      <Button busy={isPending} onClick={() => change({ paused: false })}>
        {t('common.end_pause')}
      </Button>
    </aside>
  )
}
