import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { LikeButton } from '#site/lib/likes/like_button.tsx'
import { PersonCard } from '#site/lib/people/person_card.tsx'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useIsWhole } from '#site/lib/pages/use_is_whole.ts'
import { WholeLink } from '#site/lib/pages/whole_link.tsx'
import { useVisit } from '#site/lib/visit/visit.ts'
import { LaterCard } from '#site/ui/people/later_card.tsx'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import styles from './similar_members.module.css'

/** Real members only; nothing without any. */
export function SimilarMembers({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members')
  const { api } = useVisit()
  const { data } = useQuery(call(api, 'members.similar', { params: { id: profile.id } }))
  const isWhole = useIsWhole()
  if (!data?.count) return null
  return (
    <section className={styles.similar}>
      <div>
        <h2>{t('similar.title')}</h2>
        <p className={styles.why}>{t('similar.subtitle', { name: profile.name })}</p>
      </div>
      <ProfileGrid>
        {data.results.map((card) =>
          isWhole ? (
            <li key={card.id}>
              <PersonCard card={card} to={`/members/${card.id}`} action={<LikeButton card={card} />} />
            </li>
          ) : (
            <LaterCard key={card.id} />
          )
        )}
      </ProfileGrid>
      {!isWhole && <WholeLink>{t('similar.title')}</WholeLink>}
    </section>
  )
}
