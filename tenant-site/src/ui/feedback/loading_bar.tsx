import styles from './loading_bar.module.css'

/** A line along the top while the next page is on its way; quick pages never show it. */
export function LoadingBar({ isLoading, label }: { isLoading: boolean; label: string }) {
  return isLoading ? <progress className={styles.bar} aria-label={label} /> : null
}
