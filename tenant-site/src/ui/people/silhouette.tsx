import { classes } from '#site/ui/classes.ts'
import styles from './silhouette.module.css'

const TINTS = [styles.rose, styles.gold, styles.plum, styles.sky] as const

const HAIRLINE = 'M114 216c-6-66 32-102 86-102s92 36 86 102c-20-24-34-40-46-52-34 16-92 14-126 52Z'
const LONG_HAIR = 'M102 214c0-68 40-106 98-106s98 38 98 106v116c0 22-14 34-34 34H136c-20 0-34-12-34-34Z'

const BEARD = 'M120 236c8 44 36 64 80 64s72-20 80-64c-18 22-44 30-80 30s-62-8-80-30Z'

/** Drawing instead of a photo; the same seed always gives the same colours and hair. */
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
      {sum % 3 === 0 && <path className={styles.hair} d={LONG_HAIR} />}
      {sum % 3 === 1 && <circle className={styles.hair} cx="200" cy="112" r="42" />}
      <path className={styles.body} d="M40 500c0-104 64-164 160-164s160 60 160 164Z" />
      <path className={styles.neck} d="M164 270h72v80a36 36 0 0 1-72 0Z" />
      <circle className={styles.head} cx="200" cy="212" r="84" />
      {sum % 6 === 2 && <path className={styles.hair} d={BEARD} />}
      <path className={styles.hair} d={HAIRLINE} />
    </svg>
  )
}
