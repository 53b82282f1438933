import { LikeButton } from '#site/lib/likes/like_button.tsx'
import { PersonCard } from '#site/lib/people/person_card.tsx'
import type { MatchFound } from '#site/lib/api/shapes.ts'
import styles from './match_card.module.css'
import { useReasonWords } from './use_reason_words.ts'

export function MatchCard({ match, isUrgent }: { match: MatchFound; isUrgent?: boolean }) {
  const reasons = useReasonWords()(match.reasons)
  return (
    <PersonCard card={match} to={`/members/${match.id}`} action={<LikeButton card={match} />} isUrgent={isUrgent}>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </PersonCard>
  )
}
