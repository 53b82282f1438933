import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
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
export default function ResetHelpScreen() {
  const { t } = useTranslation(['identity', 'site'])
  const { search } = useLocation()
  return (
    <>
      <PageHead noindex title={t('reset.head')} />
      <EmptyState
        isPage
        scene="mail"
        title={t('site:common.link_in_email')}
        text={t('reset.help.text')}
        action={<ButtonLink to={{ pathname: '/reset-password', search }}>{t('reset.help.send_link')}</ButtonLink>}
      />
    </>
  )
}
