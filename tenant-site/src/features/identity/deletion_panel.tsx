import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/button_link.tsx'
import { Panel } from '#site/ui/panel.tsx'

/** The way to leave, among a member's settings. */
export function DeletionPanel() {
  const { t } = useTranslation('identity')
  return (
    <Panel title={t('leaving.title')} text={t('leaving.panel')}>
      <div>
        <ButtonLink to="/profile/delete" variant="outline">
          {t('leaving.delete')}
        </ButtonLink>
      </div>
    </Panel>
  )
}
