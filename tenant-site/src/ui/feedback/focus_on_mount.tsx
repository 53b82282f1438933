import type { ReactNode } from 'react'
import styles from './focus_on_mount.module.css'

/** Takes the focus when it replaces the element just used, for screen readers. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  return (
    <div ref={goTo} tabIndex={-1} className={styles.arrival}>
      {children}
    </div>
  )
}

function goTo(place: HTMLElement | null) {
  place?.focus()
}
