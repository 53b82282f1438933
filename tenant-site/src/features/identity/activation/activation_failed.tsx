import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useUser } from '#site/lib/user/use_user.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'

export function ActivationFailed({ reason }: { reason: 'used' | 'expired' | 'invalid' }) {
  const { t } = useTranslation(['identity', 'site'])
  const user = useUser()
  const isActive = user?.status === 'active'
  const title = t(`activation.${reason}.title`)
  return (
    <>
      <PageHead noindex title={title} />
      <EmptyState
        isPage
        scene={reason === 'used' ? 'heart' : 'mail'}
        title={title}
        text={textFor()}
        action={
          user ? (
            <ButtonLink to={isActive ? '/members' : '/activate'}>
              {isActive ? t('site:common.continue') : t('activation.enter_code_or_resend')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/login?next=/activate">{t('site:common.log_in')}</ButtonLink>
          )
        }
      />
    </>
  )

  function textFor() {
    if (!user) return t(`activation.${reason}.text`)
    return isActive && reason !== 'used' ? t('activation.invalid.text_active') : t(`activation.${reason}.text_member`)
  }
}
