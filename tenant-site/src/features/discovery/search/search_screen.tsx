import { useEffect } from 'react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router-dom'
import type { Load } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useIsWhole } from '#site/lib/pages/use_is_whole.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { FewResults } from './results/few_results.tsx'
import { FilterPanel, prepareFilters } from './filter_panel.tsx'
import { isNarrowed, readFilters, searchAddress } from '#site/features/discovery/filters/filters.ts'
import { GamesStrip } from './games_strip.tsx'
import { storeSearch, storedSearch } from './stored_search.ts'
import { MoreLink } from './results/more_link.tsx'
import { NearMisses } from '#site/features/discovery/near_misses/near_misses.tsx'
import { NoResults } from './results/no_results.tsx'
import { offersField } from '#site/features/discovery/filters/offers_field.ts'
import { Results } from './results/results.tsx'
import { SearchHead } from './search_head.tsx'
import { searchQuery } from './search_query.ts'
import styles from './search_screen.module.css'
import { useFilters } from './use_filters.ts'
import { countryOf, regionsQuery } from '#site/features/discovery/filters/use_regions.ts'

/** Pages loaded on scroll; then a button, so that the footer stays reachable. */
const PAGES_AT_ONCE = 4
/** Below this many results, near misses and wider searches are shown. */
const FEW = 8

export const prepare = prepareFilters

/** Redirects to the last search when none is given; only the server waits for the first page. */
export const load: Load = async ({ api, queryClient }, { url }) => {
  const stored = storedSearch(queryClient)
  if (stored && stored !== searchAddress({}) && !url.search && !isReturn(url)) throw redirect(stored)
  const settings = await queryClient.ensureQueryData(settingsQuery(api))
  const user = await queryClient.ensureQueryData(userQuery(api))
  const filters = readFilters(url.searchParams, settings, user)
  const search = searchQuery(api, filters, url.searchParams.get('cursor') ?? '')
  const country = countryOf(filters, settings.countries)
  if (import.meta.env.SSR) {
    const regions = country ? queryClient.prefetchQuery(regionsQuery(api, country)) : undefined
    const interests = offersField(settings, 'interests')
      ? queryClient.prefetchQuery(call(api, 'interests.index'))
      : undefined
    await Promise.all([queryClient.fetchInfiniteQuery(search), regions, interests])
  } else {
    void queryClient.prefetchInfiniteQuery(search)
  }
}

/** History navigation: the browser is already at this URL, and nothing must change. */
function isReturn({ href }: URL): boolean {
  return location.href === href
}

export default function SearchScreen() {
  const { t } = useTranslation(['discovery', 'site'])
  const { api, queryClient } = useVisit()
  const { filters, start } = useFilters()
  const user = useUser()
  const search = useInfiniteQuery({ ...searchQuery(api, filters, start), placeholderData: keepPreviousData })
  const { data, isPending, isError, isPlaceholderData, isFetching, isFetchingNextPage, fetchNextPage, refetch } = search
  const isWhole = useIsWhole()
  const pages = data?.pages ?? []
  const people = pages.flatMap((page) => page.results)
  const next = pages.at(-1)?.next
  const address = searchAddress(filters)
  // Without results the suggestions come first.
  const isNobody = pages[0]?.numResults === 0
  const isFew = !isPlaceholderData && isNarrowed(filters) && pages[0] !== undefined && pages[0].numResults < FEW

  useEffect(() => storeSearch(queryClient, address), [queryClient, address])

  return (
    <PageBody>
      <PageHead title={t('search.title')} noindex />
      <div className={styles.screen}>
        <FilterPanel filters={filters} />
        <div className={styles.found}>
          <SearchHead filters={filters} found={pages[0]} isOld={isPlaceholderData} isWaiting={isFetching} />
          {user && !isNobody && <GamesStrip />}
          {start && (
            <ButtonLink to={address} variant="quiet">
              {t('search.back_to_first_page')}
            </ButtonLink>
          )}
          {isError && pages.length === 0 ? (
            <LoadFailed text="offline" onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : people.length > 0 || isPending ? (
            <Results
              people={people}
              isWhole={isWhole}
              isComing={isPending || isFetchingNextPage}
              isOld={isPlaceholderData}
            />
          ) : (
            <NoResults filters={filters} />
          )}
          {isFew && people.length > 0 && <FewResults filters={filters} />}
          {isFew && <NearMisses filters={filters} />}
          {next && !isFetchingNextPage && !isPlaceholderData && (
            <MoreLink
              filters={filters}
              next={next}
              needsScript={!isWhole}
              isEager={!isError && pages.length % PAGES_AT_ONCE !== 0}
              onMore={() => void fetchNextPage()}
            />
          )}
        </div>
      </div>
    </PageBody>
  )
}
