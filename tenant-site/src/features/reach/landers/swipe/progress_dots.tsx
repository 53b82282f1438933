import type { LikeOrPass } from '#site/lib/browser/use_throw.ts'
import styles from './progress_dots.module.css'

/** How many cards there are and what became of them, for the eye: what is liked is full, what isn't is hollow. */
export function ProgressDots({ choices, count }: { choices: readonly LikeOrPass[]; count: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={styles.dot}
          data-state={choices[place] ?? (place === choices.length ? 'current' : undefined)}
        />
      ))}
    </span>
  )
}
