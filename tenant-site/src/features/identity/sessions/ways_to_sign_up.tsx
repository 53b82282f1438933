import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { JoinNote } from '#site/lib/brand/join_note.tsx'
import { useSignups } from '#site/lib/brand/use_signups.ts'

export function WaysToSignUp() {
  const { t } = useTranslation(['identity', 'site'])
  const { search } = useLocation()
  const signups = useSignups()
  const to = { pathname: '/signup', search }
  if (signups === 'open')
    return (
      <p>
        {t('log_in.new_here')} <Link to={to}>{t('site:common.sign_up_free')}</Link>
      </p>
    )
  if (signups === 'by_invitation')
    return (
      <p>
        {t('log_in.invited_question')} <Link to={to}>{t('log_in.sign_up_invited')}</Link>
      </p>
    )
  return <JoinNote />
}
