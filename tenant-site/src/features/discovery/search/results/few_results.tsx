import { useTranslation } from 'react-i18next'
import type { Filters } from '#site/features/discovery/filters/filters.ts'
import styles from './few_results.module.css'
import { RelaxingLinks } from './relaxing_links.tsx'
import { SearchAlert } from '#site/features/discovery/alerts/search_alert.tsx'

/** Only some fit: below them, one press asks for a little less. */
export function FewResults({ filters }: { filters: Filters }) {
  const { t } = useTranslation('discovery')
  return (
    <section className={styles.few}>
      <h2 className={styles.title}>{t('few.title')}</h2>
      <p className={styles.text}>{t('none.text')}</p>
      <RelaxingLinks filters={filters} />
      <SearchAlert filters={filters} />
    </section>
  )
}
