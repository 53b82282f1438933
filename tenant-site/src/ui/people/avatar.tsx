import { Drama } from 'lucide-react'
import { classes } from '#site/ui/classes.ts'
import type { Person } from '#site/ui/person.ts'
import { Portrait } from './portrait.tsx'
import styles from './avatar.module.css'

type AvatarProps = { person: Person; size?: 'small' | 'medium' | 'large' }

/**
 * A small round photo. The fictional mark's icon stands on it; its word needs room beside it, so everywhere but for
 * oneself take PersonLine.
 */
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
