import { useTranslation } from 'react-i18next'
import { ChevronLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#site/ui/buttons/button.tsx'
import styles from './back_button.module.css'

const ROOTS = new Set(['/', '/members', '/likes', '/chats', '/credits', '/premium', '/profile', '/login'])

/** Only visible in the installed app, which has no browser controls. */
export function BackButton() {
  const { t } = useTranslation('site')
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  if (ROOTS.has(pathname)) return null

  function goBack() {
    // Opened from outside: there is no history to go back to.
    const isFirst = key === 'default'
    void (isFirst ? navigate('/') : navigate(-1))
  }

  return (
    <span className={styles.installedOnly}>
      <Button variant="quiet" round aria-label={t('common.back')} onClick={goBack}>
        <ChevronLeft aria-hidden="true" />
      </Button>
    </span>
  )
}
