import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field_error.tsx'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  label: ReactNode
  error?: string
}

/** Never pre-checked where it gives consent. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          className={styles.box}
          type="checkbox"
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
