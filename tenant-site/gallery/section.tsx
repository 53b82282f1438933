import type { ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import styles from './gallery.module.css'

type SectionProps = { title: string; isWide?: boolean; children: ReactNode }

export function Section({ title, isWide = false, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={classes(styles.states, isWide && styles.wide)}>{children}</div>
    </section>
  )
}
