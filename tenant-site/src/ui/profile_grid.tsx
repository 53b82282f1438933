import type { ReactNode } from 'react'
import styles from './profile_grid.module.css'

/** A list of ProfileCards: two beside each other on a phone, more as there is room. Children are `<li>`. */
export function ProfileGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
