import { useTranslation } from 'react-i18next'
import type { Filters } from '#site/features/discovery/filters/filters.ts'
import styles from './few_results.module.css'
import { RelaxedFilterLinks } from './relaxed_filter_links.tsx'
import { SearchAlert } from '#site/features/discovery/alerts/search_alert.tsx'

export function FewResults({ filters }: { filters: Filters }) {
  const { t } = useTranslation('discovery')
  return (
    <section className={styles.few}>
      <h2 className={styles.title}>{t('few.title')}</h2>
      <p className={styles.text}>{t('none.text')}</p>
      <RelaxedFilterLinks filters={filters} />
      <SearchAlert filters={filters} />
    </section>
  )
}
