import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'

export function EmailChangeEnded() {
  const { t } = useTranslation(['identity', 'site'])
  const title = t('site:common.link_not_working')
  return (
    <FocusOnMount>
      <PageHead noindex title={title} />
      <EmptyState isPage scene="mail" title={title} text={t('email_change.ended.text')} />
    </FocusOnMount>
  )
}
