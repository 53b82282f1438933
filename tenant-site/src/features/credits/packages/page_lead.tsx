import type { ReactNode } from 'react'
import styles from './page_lead.module.css'

/** A page's heading and the sentence under it. */
export function PageLead({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <header className={styles.lead}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
    </header>
  )
}
