import { LikeButton } from '#site/lib/like_button.tsx'
import { PersonCard } from '#site/lib/person_card.tsx'
import type { NearMiss } from '#site/lib/shapes.ts'
import styles from './match_card.module.css'
import { useMissWords } from './use_miss_words.ts'

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
