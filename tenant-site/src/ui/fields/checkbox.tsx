import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field_error.tsx'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  /** What a tick says; may hold links. */
  label: ReactNode
  error?: string
}

/** A yes that is only ever given by hand: nothing is ticked beforehand. */
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
