import type { ReactNode } from 'react'
import styles from './panel.module.css'

/** Something that waits for the reader in the middle of a page: what it is, why, and what to do. */
export function Panel({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
