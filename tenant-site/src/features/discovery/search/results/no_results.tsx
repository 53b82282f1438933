import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { isNarrowed, type Filters } from '#site/features/discovery/filters/filters.ts'
import styles from './no_results.module.css'
import { RelaxedFilterLinks } from './relaxed_filter_links.tsx'
import { SearchAlert } from '#site/features/discovery/alerts/search_alert.tsx'

export function NoResults({ filters }: { filters: Filters }) {
  const { t } = useTranslation('discovery')
  const { name } = useSettings()
  if (filters.sort === 'distance' && !isNarrowed(filters)) {
    return <EmptyState scene="people" title={t('none.nearest_title')} text={t('none.nearest_text')} />
  }
  return isNarrowed(filters) ? (
    <EmptyState
      scene="people"
      title={t('none.title')}
      text={t('none.text')}
      action={
        <div className={styles.ways}>
          <RelaxedFilterLinks filters={filters} isCentred />
          <SearchAlert filters={filters} />
        </div>
      }
    />
  ) : (
    <EmptyState scene="people" title={t('none.empty_site_title')} text={t('none.empty_site_text', { site: name })} />
  )
}
