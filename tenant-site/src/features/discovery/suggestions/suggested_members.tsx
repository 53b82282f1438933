import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import { MatchCard } from './match_card.tsx'
import styles from './suggested_members.module.css'

const SHOWN = 8

type SuggestedMembersProps = {
  /** Played just now: the API may not know yet. */
  without?: ReadonlySet<string>
}

/** Real members who match the member's profile and were not liked before; nothing without any. */
export function SuggestedMembers({ without }: SuggestedMembersProps) {
  const { t } = useTranslation('discovery')
  const { api, queryClient } = useVisit()
  const suggestions = call(api, 'match_finder.index', { query: {} })
  const { data } = useQuery(suggestions)
  // Remembered answers hold people who were liked since; a heart pressed here stays.
  const [liked] = useState(() => likedAmong(queryClient.getQueryData(suggestions.queryKey)?.results ?? []))
  const people = (data?.results ?? []).filter(({ id }) => !without?.has(id) && !liked.has(id))
  if (people.length === 0) return null
  return (
    <section className={styles.suggested}>
      <div>
        <h2>{t('suggested.title')}</h2>
        <p className={styles.why}>{t('suggested.subtitle')}</p>
      </div>
      <ProfileGrid label={t('suggested.title')}>
        {people.slice(0, SHOWN).map((match) => (
          <li key={match.id}>
            <MatchCard match={match} />
          </li>
        ))}
      </ProfileGrid>
    </section>
  )
}

function likedAmong(people: readonly Card[]): ReadonlySet<string> {
  return new Set(people.filter(({ liked }) => liked).map(({ id }) => id))
}
