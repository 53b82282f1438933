import { LikeButton } from '#site/lib/likes/like_button.tsx'
import { PersonCard } from '#site/lib/people/person_card.tsx'
import type { NearMiss } from '#site/lib/api/shapes.ts'
import styles from '#site/features/discovery/suggestions/match_card.module.css'
import { useMismatchTexts } from './use_mismatch_texts.ts'

export function NearMissCard({ person }: { person: NearMiss }) {
  const words = useMismatchTexts()(person.miss)
  return (
    <PersonCard card={person} to={`/members/${person.id}`} action={<LikeButton card={person} />}>
      <ul className={styles.reasons}>
        <li>{words}</li>
      </ul>
    </PersonCard>
  )
}
