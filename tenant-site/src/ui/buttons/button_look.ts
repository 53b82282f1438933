import { classes } from '#site/ui/classes.ts'
import styles from './button.module.css'

/** How a button or a link that looks like one appears. */
export type ButtonLook = {
  /** primary: the one action of a screen. premium is gold and only for premium. */
  variant?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'premium' | 'danger'
  size?: 'medium' | 'large'
  /** A circle for one icon; give it an `aria-label`. */
  round?: boolean
  /** As wide as its surroundings. */
  wide?: boolean
}

/** The class names of a look. */
export function buttonLook({ variant = 'primary', size = 'medium', round, wide }: ButtonLook): string {
  return classes(
    styles.button,
    variant !== 'primary' && styles[variant],
    size === 'large' && styles.large,
    round && styles.round,
    wide && styles.wide
  )
}
