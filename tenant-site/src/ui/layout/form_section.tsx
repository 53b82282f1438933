import type { ReactNode } from 'react'
import styles from './form_section.module.css'

type FormSectionProps = { title: string; text?: ReactNode; children: ReactNode }

export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        {/* Focusable, so that screen readers announce the new section. */}
        <h2 className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  )
}
