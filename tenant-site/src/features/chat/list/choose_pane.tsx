import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import styles from './choose_pane.module.css'

export function ChoosePane() {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.pane}>
      <EmptyState
        scene="chat"
        title={t('list.choose')}
        text={t('list.choose_text')}
        action={
          <ButtonLink to="/members" variant="secondary">
            {t('list.search')}
          </ButtonLink>
        }
      />
    </div>
  )
}
