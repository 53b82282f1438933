import { classes } from './classes.ts'
import styles from './silhouette.module.css'

const TINTS = [styles.rose, styles.gold, styles.plum, styles.sky] as const

/** The drawing in place of a photo; the same person always gets the same colours. */
export function Silhouette({ seed }: { seed: string }) {
  const sum = [...seed].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return (
    <svg
      className={classes(styles.drawing, TINTS[sum % TINTS.length])}
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect className={styles.ground} width="400" height="500" />
      <circle className={styles.sun} cx={sum % 2 ? 300 : 100} cy="150" r="150" />
      <path className={styles.body} d="M40 500c0-104 64-164 160-164s160 60 160 164Z" />
      <path className={styles.neck} d="M164 270h72v80a36 36 0 0 1-72 0Z" />
      <circle className={styles.head} cx="200" cy="212" r="84" />
    </svg>
  )
}
