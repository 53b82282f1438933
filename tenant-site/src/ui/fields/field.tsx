import { useId, type ReactNode } from 'react'
import { FieldError } from './field_error.tsx'
import styles from './field.module.css'

export type FieldWords = {
  label: string
  hint?: ReactNode
  error?: string
}

/** Spread it on the `<input>` to tie it to label, hint and error. */
export type Control = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type FieldProps = FieldWords & { children: (control: Control) => ReactNode }

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
