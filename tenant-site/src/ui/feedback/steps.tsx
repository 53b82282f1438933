import { classes } from '#site/ui/classes.ts'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './steps.module.css'

type StepsProps = {
  count: number
  /** 1-based. */
  current: number
  label: string
}

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
