import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import type { Filters } from '#site/features/discovery/filters/filters.ts'
import { NearMissCard } from './near_miss_card.tsx'
import styles from './near_misses.module.css'

/** Real members who match a search in all but one point. */
export function NearMisses({ filters }: { filters: Filters }) {
  const { t } = useTranslation('discovery')
  const { api } = useVisit()
  const { data } = useQuery(call(api, 'near_misses.index', { query: filters }))
  if (!data?.count) return null
  return (
    <section className={styles.near}>
      <div>
        <h2>{t('near.title')}</h2>
        <p className={styles.why}>{t('near.subtitle')}</p>
      </div>
      <ProfileGrid label={t('near.title')} isRoomy>
        {data.results.map((person) => (
          <li key={person.id} className={styles.person}>
            <NearMissCard person={person} />
          </li>
        ))}
      </ProfileGrid>
    </section>
  )
}
