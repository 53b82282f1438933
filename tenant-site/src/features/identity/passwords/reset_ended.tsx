import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'

/** "Link expired or invalid" (specification §8). */
export function ResetEnded({ search }: { search: string }) {
  const { t } = useTranslation(['identity', 'site'])
  const title = t('site:common.link_not_working')
  return (
    <FocusOnMount>
      <PageHead noindex title={title} />
      <EmptyState
        isPage
        scene="mail"
        title={title}
        text={t('reset.ended.text')}
        action={<ButtonLink to={{ pathname: '/reset-password', search }}>{t('reset.help.send_link')}</ButtonLink>}
      />
    </FocusOnMount>
  )
}
