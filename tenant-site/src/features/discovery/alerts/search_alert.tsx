import { Bell, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUser } from '#site/lib/user/use_user.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import type { Filters } from '#site/features/discovery/filters/filters.ts'
import { isSameSearch } from '#site/features/discovery/filters/same_search.ts'
import styles from './search_alert.module.css'
import { useSearchAlerts } from './use_search_alerts.ts'

/** Members only: visitors have no address to notify. */
export function SearchAlert({ filters }: { filters: Filters }) {
  return useUser() && <Watch filters={filters} />
}

function Watch({ filters }: { filters: Filters }) {
  const { t } = useTranslation('discovery')
  const { alerts, keep, stop } = useSearchAlerts()
  const existing = alerts.find((alert) => isSameSearch(alert.filters, filters))
  return (
    <div className={styles.alert} aria-live="polite">
      {existing ? (
        <div className={styles.saved}>
          <BellRing aria-hidden="true" />
          <p>{t('alert.search_saved')}</p>
          <Button variant="quiet" busy={stop.isPending} onClick={() => stop.mutate(existing)}>
            {t('alert.stop_button')}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate(filters)}>
          <Bell aria-hidden="true" />
          {t('alert.save_search')}
        </Button>
      )}
    </div>
  )
}
