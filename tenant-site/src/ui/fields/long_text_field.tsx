import type { ComponentProps } from 'react'
import { classes } from '#site/ui/classes.ts'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

type LongTextFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

export function LongTextField({ label, hint, error, ...textarea }: LongTextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea className={classes(styles.control, styles.long)} {...textarea} {...control} />}
    </Field>
  )
}
