import type { ReactNode } from 'react'
import styles from './panel.module.css'

export function Panel({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
