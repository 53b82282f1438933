import { classes } from '#site/ui/classes.ts'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './steps.module.css'

type StepsProps = {
  /** How many there are. */
  count: number
  /** Which one it is, 1 for the first. */
  current: number
  /** What is heard: `Step 2 of 4`. */
  label: string
}

/** How far somebody has come: a dot for each step, the current one drawn out. */
export function Steps({ count, current, label }: StepsProps) {
  return (
    <p className={styles.steps}>
      <HiddenText>{label}</HiddenText>
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={classes(styles.dot, place + 1 < current && styles.done, place + 1 === current && styles.current)}
          aria-hidden="true"
        />
      ))}
    </p>
  )
}
