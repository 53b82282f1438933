import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

type TextareaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

/** Several lines of text; grows with them. */
export function TextareaField({ label, hint, error, ...area }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea className={classes(styles.control, styles.area)} {...area} {...control} />}
    </Field>
  )
}
