import type { ComponentProps } from 'react'
import { classes } from '#site/ui/classes.ts'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

/** Grows with its text, unlike LongTextField. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea className={classes(styles.control, styles.area)} {...area} {...control} />}
    </Field>
  )
}
