import type { ReactNode } from 'react'
import styles from './focus_on_mount.module.css'

/** What takes the place of something that was just done: whoever listens to the page is taken to it. */
export function Arrival({ children }: { children: ReactNode }) {
  return (
    <div ref={goTo} tabIndex={-1} className={styles.arrival}>
      {children}
    </div>
  )
}

function goTo(place: HTMLElement | null) {
  place?.focus()
}
