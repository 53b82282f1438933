import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook, type ButtonLook } from './button_look.ts'
import { classes } from '#site/ui/classes.ts'
import { Spinner } from './spinner.tsx'
import styles from './button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Its work is under way: it keeps its place and its focus, and does nothing more. */
    busy?: boolean
  }

/** Something a person can do. */
export function Button({ variant, size, round, wide, busy = false, children, onClick, type, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type={type ?? 'button'}
      className={classes(buttonLook({ variant, size, round, wide }), busy && styles.busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      <span className={styles.content}>{children}</span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
