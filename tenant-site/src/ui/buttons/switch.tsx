import { useId, type ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import styles from './switch.module.css'

type SwitchProps = {
  label: string
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
  /** In containers of 30rem or more, the table head shows the label and this one is visually hidden. */
  isInTable?: boolean
}

export function Switch({ label, hint, isOn, onChange, disabled, isInTable = false }: SwitchProps) {
  const id = useId()
  return (
    <label className={classes(styles.row, isInTable && styles.inTable)}>
      <span className={styles.words}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        className={styles.input}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-checked={isOn}
        checked={isOn}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
