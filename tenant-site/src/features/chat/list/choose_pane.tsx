import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import styles from './choose_pane.module.css'

export function ChoosePane() {
  const { t } = useTranslation(['chat', 'site'])
  return (
    <div className={styles.pane}>
      <EmptyState
        scene="people"
        title={t('list.none_chosen')}
        text={t('list.none_chosen_text')}
        action={
          <ButtonLink to="/members" variant="secondary">
            {t('site:common.browse_profiles')}
          </ButtonLink>
        }
      />
    </div>
  )
}
