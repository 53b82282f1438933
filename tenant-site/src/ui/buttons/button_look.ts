import { classes } from '#site/ui/classes.ts'
import styles from './button.module.css'

export type ButtonLook = {
  /** primary: a screen's main action; premium: gold, only for premium features. */
  variant?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'premium' | 'danger'
  size?: 'medium' | 'large'
  /** A circle for one icon; needs an `aria-label`. */
  round?: boolean
  wide?: boolean
}

export function buttonLook({ variant = 'primary', size = 'medium', round, wide }: ButtonLook): string {
  return classes(
    styles.button,
    variant !== 'primary' && styles[variant],
    size === 'large' && styles.large,
    round && styles.round,
    wide && styles.wide
  )
}
