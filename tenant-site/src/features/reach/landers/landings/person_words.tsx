import { MapPin } from 'lucide-react'
import type { Profile } from '#site/lib/api/shapes.ts'
import styles from './person_words.module.css'

/** Name, age and region. */
export function PersonWords({ profile: { name, age, region } }: { profile: Profile }) {
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        {name}, {age}
      </p>
      {region && (
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          {region.name}
        </p>
      )}
    </div>
  )
}
