import { personOf } from '#site/lib/people/person_of.ts'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Portrait } from '#site/ui/people/portrait.tsx'
import { classes } from '#site/ui/classes.ts'
import { PersonWords } from './person_words.tsx'
import styles from './shown_person.module.css'

type ShownPersonProps = {
  profile: Profile
  /** The picture is small, beside the name; otherwise the name lies on it. */
  isStamp?: boolean
  /** The name is the page's heading. */
  isTitle?: boolean
}

/** A member who agreed to be shown, or a marked fictional profile: no place finer than the region, and nothing about being online. */
export function ShownPerson({ profile, isStamp = false, isTitle = false }: ShownPersonProps) {
  const { fictional } = profile
  return (
    <div className={classes(styles.person, isStamp && styles.stamp)}>
      <div className={styles.portrait}>
        <Portrait person={personOf(profile, useSettings(), 'half')} isUrgent />
        {!isStamp && <PersonWords profile={profile} isTitle={isTitle} />}
      </div>
      {isStamp && <PersonWords profile={profile} />}
      {fictional && (
        <div className={styles.warning}>
          <Notice tone="fictional">{fictional.warning}</Notice>
        </div>
      )}
    </div>
  )
}
