import type { ReactNode } from 'react'
import styles from './chosen.module.css'

type ChosenProps = {
  /** What was chosen, in the page's own words. */
  children: ReactNode
  /** What it is good for. */
  note: string
}

/** What somebody has chosen on the lander, again at the head of its form. */
export function Chosen({ children, note }: ChosenProps) {
  return (
    <blockquote className={styles.chosen}>
      <div className={styles.words}>{children}</div>
      <footer>{note}</footer>
    </blockquote>
  )
}
