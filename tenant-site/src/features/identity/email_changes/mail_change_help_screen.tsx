import { useTranslation } from 'react-i18next'
import { hasPage } from '#site/lib/pages/has_page.ts'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import type { Visit } from '#site/lib/visit/visit.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { followToken } from '#site/features/identity/links/follow_token.ts'

export async function load(_visit: Visit, request: PageRequest) {
  followToken(request)
}

/** Shown without a token in the URL: explains where the mail's link is. */
export default function MailChangeHelpScreen() {
  const { t } = useTranslation(['identity', 'site'])
  return (
    <>
      <PageHead noindex title={t('email_change.head')} />
      <EmptyState
        isPage
        scene="mail"
        title={t('site:common.link_in_email')}
        text={t('email_change.help.text')}
        action={
          hasPage('/profile') && <ButtonLink to="/profile?tab=settings">{t('email_change.help.settings')}</ButtonLink>
        }
      />
    </>
  )
}
