import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { classes } from '#site/ui/classes.ts'
import { searchAddress, type Filters } from '#site/features/discovery/filters/filters.ts'
import styles from './relaxed_filter_links.module.css'
import { useWiderSearches } from './use_wider_searches.ts'

export function RelaxedFilterLinks({ filters, isCentred }: { filters: Filters; isCentred?: boolean }) {
  return (
    <div className={classes(styles.ways, isCentred && styles.centred)}>
      {useWiderSearches(filters).map(({ label, filters: wider, isEverything }) => (
        <ButtonLink key={label} to={searchAddress(wider)} variant={isEverything ? 'quiet' : 'secondary'} replace>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
