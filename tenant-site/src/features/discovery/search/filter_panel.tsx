import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isWide, useIsWide } from '#site/lib/browser/use_is_wide.ts'
import styles from './filter_panel.module.css'
import type { Filters } from '#site/features/discovery/filters/filters.ts'

const fetchFilters = () => import('./live_filters.tsx')
const LateFilters = lazy(fetchFilters)
let LiveFilters: typeof LateFilters | Awaited<ReturnType<typeof fetchFilters>>['default'] = LateFilters

/** Has the filters at hand on the server and where there is room; a phone fetches them when it is turned. */
export async function prepareFilters(): Promise<void> {
  if (isWide()) LiveFilters = (await fetchFilters()).default
}

/** React leaves alone what it is told is markup of somebody else's. */
const AS_IT_IS = { __html: '' }

/**
 * The filters beside the results on wide screens; phones have them in a sheet. What the server wrote of them stands there for whoever
 * has no script, hidden, and is left as it is: to take it over would cost a phone as much as all the results.
 */
export function FilterPanel({ filters }: { filters: Filters }) {
  const { t } = useTranslation('discovery')
  const panel = { id: 'filters', className: styles.panel, 'aria-label': t('filters.title') }
  return useIsWide() ? (
    <aside {...panel}>
      {LiveFilters === LateFilters ? (
        <Suspense>
          <LiveFilters filters={filters} />
        </Suspense>
      ) : (
        // Taken over with the page: a boundary would be taken over after it, and what is pressed in between is lost.
        <LiveFilters filters={filters} />
      )}
    </aside>
  ) : (
    // Without a key of its own React would put living filters behind the server's when the phone is turned.
    <aside {...panel} key="left" dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />
  )
}
