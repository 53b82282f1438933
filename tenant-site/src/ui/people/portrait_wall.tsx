import { classes } from '#site/ui/classes.ts'
import type { Person } from '#site/ui/person.ts'
import { Portrait } from './portrait.tsx'
import { Silhouette } from './silhouette.tsx'
import styles from './portrait_wall.module.css'

/** Silhouette seeds with long hair, a bun, short hair, or short hair and a beard. */
const DRAWN = { anyone: ['c', 'h', 'a'], men: ['k', 'b', 'q'], women: ['c', 'a', 'f'] }
const PICTURES = 3

type PortraitWallProps = {
  people: readonly Person[]
  isFront?: boolean
  drawn?: keyof typeof DRAWN
}

/** Three portraits; drawings if there are fewer people to show. */
export function PortraitWall({ people, isFront = false, drawn = 'anyone' }: PortraitWallProps) {
  const look = classes(styles.wall, isFront && styles.front)
  if (people.length < PICTURES) {
    return (
      <div className={look} aria-hidden="true">
        {DRAWN[drawn].map((seed) => (
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
      {people.slice(0, PICTURES).map((person, place) => (
        <li key={place} className={styles.picture}>
          <Portrait person={person} alt={person.name} isUrgent />
        </li>
      ))}
    </ul>
  )
}
