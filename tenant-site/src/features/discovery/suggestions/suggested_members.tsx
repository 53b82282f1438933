import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import { MatchCard } from './match_card.tsx'
import styles from './suggested_members.module.css'

const SHOWN = 8

/** Real members who match the member's profile; nothing without any. */
export function SuggestedMembers() {
  const { t } = useTranslation('discovery')
  const { api } = useVisit()
  const { data } = useQuery(call(api, 'match_finder.index', { query: {} }))
  if (!data?.count) return null
  return (
    <section className={styles.suggested}>
      <div>
        <h2>{t('suggested.title')}</h2>
        <p className={styles.why}>{t('suggested.why')}</p>
      </div>
      <ProfileGrid label={t('suggested.title')}>
        {data.results.slice(0, SHOWN).map((match) => (
          <li key={match.id}>
            <MatchCard match={match} />
          </li>
        ))}
      </ProfileGrid>
    </section>
  )
}
