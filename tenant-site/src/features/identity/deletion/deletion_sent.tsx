import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'

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
