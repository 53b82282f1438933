import { classes } from '#site/ui/classes.ts'
import styles from './price.module.css'

type PriceProps = {
  amount: string
  unit?: string
  size?: 'medium' | 'large'
}

export function Price({ amount, unit, size = 'medium' }: PriceProps) {
  return (
    <span className={classes(styles.price, size === 'large' && styles.large)}>
      <span className={styles.amount}>{amount}</span>
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}
