import { useId, type ReactNode } from 'react'
import { FieldError } from './field_error.tsx'
import styles from './field.module.css'

/** What every field can say about itself. */
export type FieldWords = {
  label: string
  hint?: ReactNode
  error?: string
}

/** What ties a control to its label, hint and error; spread it on the `<input>`. */
export type Control = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type FieldProps = FieldWords & { children: (control: Control) => ReactNode }

/** The frame of a field: label above, hint and error below. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
