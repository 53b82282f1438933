import { MapPin } from 'lucide-react'
import { personOf } from '#site/lib/people/person_of.ts'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Portrait } from '#site/ui/people/portrait.tsx'
import styles from './shown_person.module.css'

/** A member who agreed to be shown, or a marked fictional profile: no place finer than the region, and nothing about being online. */
export function ShownPerson({ profile }: { profile: Profile }) {
  const settings = useSettings()
  const { name, age, region, fictional } = profile
  return (
    <div className={styles.person}>
      <div className={styles.portrait}>
        <Portrait person={personOf(profile, settings, 'half')} isUrgent />
      </div>
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
      {fictional && <Notice tone="fictional">{fictional.warning}</Notice>}
    </div>
  )
}
