import type { ReactNode } from 'react'
import styles from './page_lead.module.css'

export function PageLead({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <header className={styles.lead}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
    </header>
  )
}
