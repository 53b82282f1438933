import { LikeButton } from '#site/lib/likes/like_button.tsx'
import { PersonCard } from '#site/lib/people/person_card.tsx'
import type { NearMiss } from '#site/lib/api/shapes.ts'
import styles from '#site/features/discovery/suggestions/match_card.module.css'
import { useMissWords } from './use_mismatch_words.ts'

/** Somebody who almost fits, with what differs. */
export function NearMissCard({ person }: { person: NearMiss }) {
  const words = useMissWords()(person.miss)
  return (
    <PersonCard card={person} to={`/members/${person.id}`} action={<LikeButton card={person} />}>
      <ul className={styles.reasons}>
        <li>{words}</li>
      </ul>
    </PersonCard>
  )
}
