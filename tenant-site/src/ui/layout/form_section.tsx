import type { ReactNode } from 'react'
import styles from './form_section.module.css'

type FormSectionProps = { title: string; text?: ReactNode; children: ReactNode }

/** A part of a long form, on a ground of its own. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        {/* Can be given focus: who listens hears which part has come. */}
        <h2 className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  )
}
