import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { classes } from '#site/ui/classes.ts'
import { searchAddress, type Filters } from '#site/features/discovery/filters/filters.ts'
import styles from './relaxed_filter_links.module.css'
import { useRelaxedFilters } from './use_relaxed_filters.ts'

export function RelaxedFilterLinks({ filters, isCentred }: { filters: Filters; isCentred?: boolean }) {
  const { t } = useTranslation('discovery')
  const relaxings = useRelaxedFilters(filters)
  return (
    <div className={classes(styles.ways, isCentred && styles.centred)}>
      {relaxings.map(({ label, filters: wider }) => (
        <ButtonLink key={label} to={searchAddress(wider)} variant="secondary" replace>
          {label}
        </ButtonLink>
      ))}
      <ButtonLink to={searchAddress({ sort: filters.sort })} variant="quiet" replace>
        {t('filters.clear')}
      </ButtonLink>
    </div>
  )
}
