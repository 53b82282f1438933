import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className' | 'id'>

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input className={styles.control} {...input} {...control} />}
    </Field>
  )
}
