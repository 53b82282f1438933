import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isWide, useIsWide } from '#site/lib/browser/use_is_wide.ts'
import styles from './filter_panel.module.css'
import type { Filters } from '#site/features/discovery/filters/filters.ts'

const fetchFilters = () => import('./live_filters.tsx')
const LateFilters = lazy(fetchFilters)
let LiveFilters: typeof LateFilters | Awaited<ReturnType<typeof fetchFilters>>['default'] = LateFilters

/** Preloads the filters on the server and wide screens; phones load them on demand, when rotated. */
export async function prepareFilters(): Promise<void> {
  if (isWide()) LiveFilters = (await fetchFilters()).default
}

/** React leaves `dangerouslySetInnerHTML` content alone. */
const AS_IT_IS = { __html: '' }

/** Phones use a sheet; the server's hidden markup is for browsers without JavaScript and too costly to hydrate. */
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
        // Hydrated with the page: clicks before a later Suspense hydration would be lost.
        <LiveFilters filters={filters} />
      )}
    </aside>
  ) : (
    // Without its own key React would append the live filters to the server's markup when the phone is rotated.
    <aside {...panel} key="left" dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />
  )
}
