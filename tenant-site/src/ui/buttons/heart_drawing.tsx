import styles from './heart_button.module.css'

const HEART =
  'M12 20.5 10.7 19.3C6 15.1 3 12.4 3 8.9 3 6.2 5.1 4 7.8 4c1.6 0 3.2.8 4.2 2 1-1.2 2.6-2 4.2-2C18.9 4 21 6.2 21 8.9c0 3.5-3 6.2-7.7 10.4Z'

export function HeartDrawing() {
  return (
    <span className={styles.heart} aria-hidden="true">
      <svg className={styles.outline} viewBox="0 0 24 24">
        <path d={HEART} />
      </svg>
      <svg className={styles.filled} viewBox="0 0 24 24">
        <path d={HEART} />
      </svg>
    </span>
  )
}
