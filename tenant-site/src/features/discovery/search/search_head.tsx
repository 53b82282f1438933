import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SlidersHorizontal } from 'lucide-react'
import type { SearchPage } from '#site/lib/api/shapes.ts'
import { Badge } from '#site/ui/text/badge.tsx'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import { Chips } from '#site/ui/text/chips.tsx'
import { classes } from '#site/ui/classes.ts'
import { RADII, type Filters } from '#site/features/discovery/filters/filters.ts'
import styles from './search_head.module.css'
import { SortLinks } from './sort_links.tsx'
import { useCountWords } from './use_count_words.ts'
import { useFilterChips } from '#site/features/discovery/filters/use_filter_chips.ts'

const FilterSheet = lazy(() => import('./filter_sheet.tsx'))

type SearchHeadProps = {
  filters: Filters
  found: SearchPage | undefined
  /** `found` is from the previous search. */
  isOld: boolean
  isWaiting: boolean
}

export function SearchHead({ filters, found, isOld, isWaiting }: SearchHeadProps) {
  const { t } = useTranslation('discovery')
  const countWords = useCountWords()
  const chips = useFilterChips(filters)
  // No sorting for an empty result, unless the sorting itself caused it.
  const hasOrder = found?.numResults !== 0 || filters.sort === 'distance'
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')

  function openSheet(event: MouseEvent) {
    event.preventDefault()
    setSheet('open')
  }

  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{t('search.title')}</h1>
      <a className={`${buttonLook({ variant: 'outline' })} ${styles.open}`} href="#filters" onClick={openSheet}>
        <SlidersHorizontal aria-hidden="true" />
        {t('filters.title')}
        {chips.length > 0 && (
          <Badge
            text={String(chips.length)}
            label={t('filters.chosen_count', { count: chips.length })}
            tone="primary"
          />
        )}
      </a>
      <p className={classes(styles.count, isOld && styles.old)} aria-live="polite" aria-busy={isOld}>
        {found ? countWords(found) : isWaiting && t('search.loading')}
      </p>
      {hasOrder && (
        <div className={styles.order}>
          <SortLinks filters={filters} />
        </div>
      )}
      {filters.sort === 'distance' && (
        <p className={styles.count}>{t('sort.distance_hint', { km: filters.radius ?? RADII.at(-1) })}</p>
      )}
      {chips.length > 0 && (
        <div className={styles.chips}>
          <Chips chips={chips} label={t('filters.chips_label')} />
        </div>
      )}
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet filters={filters} isOpen={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </div>
  )
}
