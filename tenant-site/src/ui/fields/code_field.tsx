import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import { Field, type FieldWords } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './code_field.module.css'

type CodeFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
    length: number
    action: ReactNode
  }

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
              // Room for spaces in pasted codes.
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
