import { MapPin } from 'lucide-react'
import type { Profile } from '#site/lib/api/shapes.ts'
import { nameAndAge } from '#site/ui/people/name_and_age.ts'
import styles from './person_words.module.css'

type PersonWordsProps = {
  profile: Profile
  /** The page's heading. */
  isTitle?: boolean
}

/** Name, age and region. */
export function PersonWords({ profile, isTitle = false }: PersonWordsProps) {
  const Name = isTitle ? 'h1' : 'p'
  return (
    <div className={styles.words}>
      <Name className={styles.name}>{nameAndAge(profile)}</Name>
      {profile.region && (
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          {profile.region.name}
        </p>
      )}
    </div>
  )
}
