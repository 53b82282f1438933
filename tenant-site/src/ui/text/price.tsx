import { classes } from '#site/ui/classes.ts'
import styles from './price.module.css'

type PriceProps = {
  /** Already written as money. */
  amount: string
  /** What it buys: `for 100 credits`. */
  unit?: string
  size?: 'medium' | 'large'
}

/** What something costs, in figures that line up. */
export function Price({ amount, unit, size = 'medium' }: PriceProps) {
  return (
    <span className={classes(styles.price, size === 'large' && styles.large)}>
      <span className={styles.amount}>{amount}</span>
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}
