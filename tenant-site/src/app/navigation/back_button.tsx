import { useTranslation } from 'react-i18next'
import { ChevronLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#site/ui/buttons/button.tsx'
import styles from './back_button.module.css'

/** The pages a bar leads to: from there one goes on, not back. */
const ROOTS = new Set(['/', '/members', '/likes', '/chats', '/credits', '/premium', '/profile', '/login'])

/** The way back on pages further in. Only the installed app shows it, which has no browser around it. */
export function BackButton() {
  const { t } = useTranslation('site')
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  if (ROOTS.has(pathname)) return null

  function goBack() {
    // A page that was opened from outside has nothing before it.
    const isFirst = key === 'default'
    void (isFirst ? navigate('/') : navigate(-1))
  }

  return (
    <span className={styles.installedOnly}>
      <Button variant="quiet" round aria-label={t('back')} onClick={goBack}>
        <ChevronLeft aria-hidden="true" />
      </Button>
    </span>
  )
}
