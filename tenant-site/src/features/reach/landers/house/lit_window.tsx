import styles from './lit_window.module.css'

/** What stands in a lit window: a lamp that hangs, a plant, or a cat. */
export type InWindow = 'lamp' | 'plant' | 'cat'

const DRAWN: Record<InWindow, string> = {
  lamp: 'M59 0h2v34h-2zM60 32c-14 0-22 10-24 24h48c-2-14-10-24-24-24z',
  plant:
    'M46 122h28l-4 28H50zM58 122c-2-20-14-30-26-32 0 16 10 26 24 32zM62 122c2-24 14-38 28-40 0 20-12 34-26 40zM57 120c-6-22-2-44 4-56 8 16 8 38 2 56z',
  cat: 'M44 150c-2-22 4-34 12-42-3-6-3-12-1-24l9 7h8l9-7c2 12 2 18-2 25 8 9 12 22 10 41zM88 150c14-4 18-18 12-34-2-5 4-7 6-2 8 20 0 36-18 36z',
}

/** Light behind two curtains. */
export function LitWindow({ shows }: { shows: InWindow }) {
  return (
    <svg className={styles.window} viewBox="0 0 120 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={styles.wall} d="M0 0h120v150H0z" />
      <circle className={styles.halo} cx="60" cy={shows === 'lamp' ? 62 : 48} r="46" />
      <circle className={styles.glow} cx="60" cy={shows === 'lamp' ? 62 : 48} r="26" />
      <path className={styles.frame} d="M58 0h4v150h-4zM0 62h120v4H0z" />
      <path className={styles.shape} d={DRAWN[shows]} />
      <path
        className={styles.curtain}
        d="M0 0h42c2 44-8 78-30 96 4 18 4 36 4 54H0zM120 0H78c-2 44 8 78 30 96-4 18-4 36-4 54h16z"
      />
      <path
        className={styles.fold}
        d="M14 0c1 38-2 68-8 92M28 0c1 40-6 70-18 90M106 0c-1 38 2 68 8 92M92 0c-1 40 6 70 18 90"
      />
      <path className={styles.tie} d="M0 92h14v7H0zM106 92h14v7h-14z" />
    </svg>
  )
}
