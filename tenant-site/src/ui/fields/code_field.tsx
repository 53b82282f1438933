import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import { Field, type FieldWords } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './code_field.module.css'

type CodeFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
    length: number
    /** The button that sends it; beside the field where there is room. */
    action: ReactNode
  }

/** A code of digits from a mail or a text message: easy to type, to paste, and to be filled in by the phone. */
export function CodeField({ label, hint, error, length, action, ...input }: CodeFieldProps) {
  return (
    <div className={styles.room}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className={styles.row}>
            <input
              className={classes(fieldStyles.control, styles.code)}
              inputMode="numeric"
              autoComplete="one-time-code"
              // Room for the spaces that come along when it is pasted.
              maxLength={length * 2}
              placeholder={'0'.repeat(length)}
              required
              {...input}
              {...control}
            />
            {action}
          </div>
        )}
      </Field>
    </div>
  )
}
