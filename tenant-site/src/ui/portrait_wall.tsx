import { classes } from './classes.ts'
import type { Person } from './person.ts'
import { Portrait } from './portrait.tsx'
import { Silhouette } from './silhouette.tsx'
import styles from './portrait_wall.module.css'

const DRAWN = ['a', 'b', 'd']

type PortraitWallProps = {
  people: readonly Person[]
  /** On the front door, where the preset decides how they hang. */
  isFront?: boolean
}

/** Three portraits, hung like pictures; drawings where nobody may be shown. */
export function PortraitWall({ people, isFront = false }: PortraitWallProps) {
  const look = classes(styles.wall, isFront && styles.front)
  if (people.length < DRAWN.length) {
    return (
      <div className={look} aria-hidden="true">
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
    <ul className={look}>
      {people.slice(0, DRAWN.length).map((person, place) => (
        <li key={place} className={styles.picture}>
          <Portrait person={person} alt={person.name} isUrgent />
        </li>
      ))}
    </ul>
  )
}
