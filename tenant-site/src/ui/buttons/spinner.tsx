import styles from './spinner.module.css'

/** Decorative: add a text for screen readers. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  )
}
