import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Button } from '#site/ui/buttons/button.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { searchAddress } from '#site/features/discovery/filters/filters.ts'
import styles from './search_alerts_panel.module.css'
import { useFilterChips } from '#site/features/discovery/filters/use_filter_chips.ts'
import { type SearchAlert, useSearchAlerts } from './use_search_alerts.ts'

export function SearchAlertsPanel() {
  const { t } = useTranslation('discovery')
  const { alerts, stop } = useSearchAlerts()
  if (alerts.length === 0) return null
  return (
    <FormSection title={t('alert.list_title')} text={t('alert.list_text')}>
      <ul className={styles.list}>
        {alerts.map((alert) => (
          <Line key={alert.id} alert={alert} onStop={() => stop.mutate(alert)} />
        ))}
      </ul>
    </FormSection>
  )
}

function Line({ alert, onStop }: { alert: SearchAlert; onStop: () => void }) {
  const { t } = useTranslation('discovery')
  const asked = useFilterChips(alert.filters).map(({ text }) => text)
  const search = asked.length > 0 ? asked.join(' · ') : t('alert.everyone')
  return (
    <li className={styles.line}>
      <p className={styles.search}>{search}</p>
      <ButtonLink to={searchAddress(alert.filters)} variant="quiet">
        {t('alert.run_search')}
      </ButtonLink>
      <Button variant="secondary" aria-label={t('alert.stop_label', { search })} onClick={onStop}>
        {t('alert.stop_button')}
      </Button>
    </li>
  )
}
