import type { ReactNode } from 'react'
import styles from './gallery.module.css'

type StateProps = {
  name: string
  /** The camera presses the browser to treat the first control within as pointed at or focused. */
  force?: 'hover' | 'focus-visible' | 'active'
  children: ReactNode
}

/** One component in one state. */
export function State({ name, force, children }: StateProps) {
  return (
    <div className={styles.state} data-force={force}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  )
}
