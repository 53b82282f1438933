import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'

/** The mail with the link is on its way; until it is used nothing changes. */
export function DeletionSent() {
  const { t } = useTranslation('identity')
  return (
    <div role="status">
      <EmptyState
        isPage
        scene="mail"
        title={t('leaving.sent.title')}
        text={t('leaving.sent.text')}
        action={<ButtonLink to="/members">{t('leaving.keep')}</ButtonLink>}
      />
    </div>
  )
}
