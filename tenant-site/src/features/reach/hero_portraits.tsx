import { personOf } from '#site/lib/person_of.ts'
import type { Card } from '#site/lib/shapes.ts'
import { useSettings } from '#site/lib/use_settings.ts'
import { Portrait } from '#site/ui/portrait.tsx'
import { Silhouette } from '#site/ui/silhouette.tsx'
import styles from './hero_portraits.module.css'

const DRAWN = ['a', 'b', 'd']

/** Three portraits, hung like pictures; drawings where nobody may be shown. */
export function HeroPortraits({ people }: { people: readonly Card[] }) {
  const settings = useSettings()
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
      {people.map((card) => (
        <li key={card.id} className={styles.picture}>
          <Portrait person={personOf(card, settings)} alt={card.name} isUrgent />
        </li>
      ))}
    </ul>
  )
}
