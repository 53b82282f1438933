import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook, type ButtonLook } from './button_look.ts'
import { classes } from '#site/ui/classes.ts'
import { Spinner } from './spinner.tsx'
import styles from './button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** In progress: keeps its place and focus, but ignores presses. */
    busy?: boolean
  }

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
