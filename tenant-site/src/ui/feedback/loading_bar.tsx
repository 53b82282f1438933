import styles from './loading_bar.module.css'

/** Delayed by CSS, so fast navigations never show it. */
export function LoadingBar({ isLoading, label }: { isLoading: boolean; label: string }) {
  return isLoading ? <progress className={styles.bar} aria-label={label} /> : null
}
