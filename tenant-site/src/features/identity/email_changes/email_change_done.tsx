import { Trans, useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useUser } from '#site/lib/user/use_user.ts'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'

/** The link doesn't log in, so the page must work without a session. */
export function EmailChangeDone({ email }: { email: string }) {
  const { t } = useTranslation(['identity', 'site'])
  const user = useUser()
  const title = t('email_change.done.title')
  return (
    <FocusOnMount>
      <PageHead noindex title={title} />
      <EmptyState
        isPage
        scene="heart"
        title={title}
        text={<Trans t={t} i18nKey="email_change.done.text" values={{ email }} components={{ b: <b /> }} />}
        action={
          <ButtonLink to={user ? '/members' : '/login'}>
            {user ? t('site:common.continue') : t('site:common.log_in')}
          </ButtonLink>
        }
      />
    </FocusOnMount>
  )
}
