import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className' | 'id'>

/** One line of text; `type` email, tel, number or search as it fits. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input className={styles.control} {...input} {...control} />}
    </Field>
  )
}
