import { useTranslation } from 'react-i18next'
import { firstPortrait } from '#site/lib/people/first_portrait.ts'
import { LikeButton } from '#site/lib/likes/like_button.tsx'
import { PersonCard } from '#site/lib/people/person_card.tsx'
import type { FoundCard } from '#site/lib/api/shapes.ts'
import { WholeLink } from '#site/lib/pages/whole_link.tsx'
import { useServed } from '#site/lib/browser/use_served.ts'
import { classes } from '#site/ui/classes.ts'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { LaterCard } from '#site/ui/people/later_card.tsx'
import { ProfileCardSkeleton } from '#site/ui/people/profile_card_skeleton.tsx'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import styles from './results.module.css'

const COMING = 6

/** As many as are seen at first on a wide screen: two rows. */
const FIRST = 8

type ResultsProps = {
  people: readonly FoundCard[]
  /** More results are loading: skeletons at the end. */
  isComing?: boolean
  /** Whether more than the first screen is drawn. */
  isWhole: boolean
  /** From the previous search, until the new one has loaded. */
  isOld?: boolean
}

export function Results({ people, isWhole, isComing = false, isOld = false }: ResultsProps) {
  const { t } = useTranslation(['discovery', 'site'])
  const urgent = firstPortrait(people)
  // Estimated heights would break scroll restoration, so only server-rendered cards have them.
  const isServed = useServed()
  const drawn = isWhole ? people : people.slice(0, FIRST)
  return (
    <div className={classes(isOld && styles.old, isServed && styles.served)} aria-busy={isComing || isOld}>
      <HiddenText as="h2">{t('search.results_label')}</HiddenText>
      <ProfileGrid label={t('search.results_label')} isRoomy>
        {drawn.map((card, index) => (
          <li key={card.id} className={styles.person}>
            <PersonCard
              card={card}
              to={`/members/${card.id}`}
              action={<LikeButton card={card} />}
              distance={card.distance_km === null ? undefined : t('search.distance', { km: card.distance_km })}
              isUrgent={index === urgent}
            />
          </li>
        ))}
        {people.slice(drawn.length).map((card) => (
          <LaterCard key={card.id} />
        ))}
        {isComing &&
          Array.from({ length: COMING }, (_, index) => (
            <li key={index} aria-hidden="true">
              <ProfileCardSkeleton />
            </li>
          ))}
      </ProfileGrid>
      {drawn.length < people.length && <WholeLink>{t('site:common.show_more')}</WholeLink>}
    </div>
  )
}
