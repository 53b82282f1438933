import type { Person } from './person.ts'
import { Portrait } from './portrait.tsx'
import { Silhouette } from './silhouette.tsx'
import styles from './portrait_wall.module.css'

const DRAWN = ['a', 'b', 'd']

/** Three portraits, hung like pictures; drawings where nobody may be shown. */
export function PortraitWall({ people }: { people: readonly Person[] }) {
  if (people.length < DRAWN.length) {
    return (
      <div className={styles.wall} aria-hidden="true">
        {DRAWN.map((seed) => (
          <div key={seed} className={styles.picture}>
            <div className={styles.drawn}>
              <Silhouette seed={seed} />
            </div>
          </div>
        ))}
      </div>
    )
  }
  return (
    <ul className={styles.wall}>
      {people.slice(0, DRAWN.length).map((person, place) => (
        <li key={place} className={styles.picture}>
          <Portrait person={person} alt={person.name} isUrgent />
        </li>
      ))}
    </ul>
  )
}
