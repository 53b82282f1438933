import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/use_settings.ts'
import { ButtonLink } from '#site/ui/button_link.tsx'
import { EmptyState } from '#site/ui/empty_state.tsx'

/** Nobody new at the moment, or nobody who comes this way. */
export function SignupClosed({ reason }: { reason: 'closed' | 'by_link' }) {
  const { t } = useTranslation('identity')
  const { name: site } = useSettings()
  return (
    <EmptyState
      isPage
      scene="people"
      title={t(`sign_up.${reason}.title`, { site })}
      text={reason === 'closed' ? t('sign_up.closed.text') : t('sign_up.by_link.text')}
      action={<ButtonLink to="/login">{t('sign_up.log_in')}</ButtonLink>}
    />
  )
}
