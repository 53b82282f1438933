import { Drama } from 'lucide-react'
import { classes } from '#site/ui/classes.ts'
import type { Person } from '#site/ui/person.ts'
import { Portrait } from './portrait.tsx'
import styles from './avatar.module.css'

type AvatarProps = { person: Person; size?: 'small' | 'medium' | 'large' }

/** Shows the fictional mark as an icon only: use PersonLine for anyone but the member themselves. */
export function Avatar({ person, size = 'medium' }: AvatarProps) {
  return (
    <span className={classes(styles.avatar, styles[size])}>
      <span className={styles.circle}>
        <Portrait person={{ ...person, fictional: null }} isFluid />
      </span>
      {person.fictional && (
        <span className={styles.mark}>
          <Drama aria-hidden="true" />
        </span>
      )}
    </span>
  )
}
