import type { ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import styles from './profile_grid.module.css'

type ProfileGridProps = {
  children: ReactNode
  label?: string
  isRoomy?: boolean
}

/** Grid of ProfileCards; children are `<li>`. */
export function ProfileGrid({ children, label, isRoomy = false }: ProfileGridProps) {
  return (
    <div className={classes(styles.room, isRoomy && styles.roomy)}>
      <ul className={styles.grid} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
