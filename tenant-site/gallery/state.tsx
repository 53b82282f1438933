import type { ReactNode } from 'react'
import styles from './gallery.module.css'

type StateProps = {
  name: string
  /** The screenshot tool forces this pseudo-class on the first control inside. */
  force?: 'hover' | 'focus-visible' | 'active'
  children: ReactNode
}

export function State({ name, force, children }: StateProps) {
  return (
    <div className={styles.state} data-force={force}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  )
}
