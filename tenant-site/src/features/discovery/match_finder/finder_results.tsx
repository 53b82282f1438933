import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SlidersHorizontal } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { call } from '#site/lib/api/call.ts'
import { firstPortrait } from '#site/lib/people/first_portrait.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ProfileCardSkeleton } from '#site/ui/people/profile_card_skeleton.tsx'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import { type FinderAnswers, searchOf } from './finder_answers.ts'
import styles from './finder_results.module.css'
import { searchAddress } from '#site/features/discovery/filters/filters.ts'
import { RelaxedFilterLinks } from '#site/features/discovery/search/results/relaxed_filter_links.tsx'
import { MatchCard } from '#site/features/discovery/suggestions/match_card.tsx'

const COMING = 6

/** Real members only, most in common first. */
export function FinderResults({ answers, user }: { answers: FinderAnswers; user: User }) {
  const { t } = useTranslation(['discovery', 'site'])
  const { api } = useVisit()
  const { search } = useLocation()
  const { data, isFetching, isError, refetch } = useQuery(call(api, 'match_finder.index', { query: answers }))
  const urgent = firstPortrait(data?.results ?? [])
  const change = (
    <ButtonLink to={`/match-finder${search}&change=1`} variant="outline">
      <SlidersHorizontal aria-hidden="true" />
      {t('finder.change_answers')}
    </ButtonLink>
  )
  if (data?.count === 0) {
    return (
      <EmptyState
        isPage
        scene="people"
        title={t('finder.none.title')}
        text={t('finder.none.text')}
        action={
          <div className={styles.ways}>
            <RelaxedFilterLinks filters={searchOf(answers, user)} isCentred />
            <ButtonLink to={searchAddress({})}>{t('likes.search')}</ButtonLink>
            {change}
          </div>
        }
      />
    )
  }
  return (
    <PageBody>
      <div className={styles.head}>
        <h1>{t('finder.results')}</h1>
        {change}
        <p className={styles.about}>{t('finder.results_text')}</p>
      </div>
      {isError && !data ? (
        <LoadFailed text="offline" onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div aria-busy={!data}>
          <HiddenText as="h2">{t('search.results_label')}</HiddenText>
          <ProfileGrid label={t('search.results_label')} isRoomy>
            {data?.results.map((match, index) => (
              <li key={match.id}>
                <MatchCard match={match} isUrgent={index === urgent} />
              </li>
            ))}
            {!data &&
              Array.from({ length: COMING }, (_, index) => (
                <li key={index} aria-hidden="true">
                  <ProfileCardSkeleton />
                </li>
              ))}
          </ProfileGrid>
        </div>
      )}
    </PageBody>
  )
}
