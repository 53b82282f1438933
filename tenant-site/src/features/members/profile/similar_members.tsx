import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { LikeButton } from '#site/lib/likes/like_button.tsx'
import { PersonCard } from '#site/lib/people/person_card.tsx'
import type { Profile } from '#site/lib/api/shapes.ts'
import { WholeLink } from '#site/lib/pages/whole_link.tsx'
import { useVisit } from '#site/lib/visit/visit.ts'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import { whenNear } from '#site/ui/photos/when_near.ts'
import styles from './similar_members.module.css'

/** Real members only; nothing without any. They are asked for once the visitor is about to see them. */
export function SimilarMembers({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members')
  const { api } = useVisit()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const query = call(api, 'members.similar', { params: { id: profile.id } })
  const { data, isError } = useQuery({ ...query, enabled: isNear })

  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), [])

  if (isError || data?.count === 0) return null
  return (
    <div ref={place} className={data ? undefined : styles.later}>
      {data ? (
        <section className={styles.similar}>
          <div>
            <h2>{t('similar.title')}</h2>
            <p className={styles.why}>{t('similar.subtitle', { name: profile.name })}</p>
          </div>
          <ProfileGrid>
            {data.results.map((card) => (
              <li key={card.id}>
                <PersonCard card={card} to={`/members/${card.id}`} action={<LikeButton card={card} />} />
              </li>
            ))}
          </ProfileGrid>
        </section>
      ) : (
        <WholeLink>{t('similar.title')}</WholeLink>
      )}
    </div>
  )
}
