import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import { classes } from '#site/ui/classes.ts'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

export type Option = { value: string; label: string }

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
    options: readonly Option[]
    empty?: string
  }

/** For many options; use ChoiceCards for a few important ones. */
export function SelectField({ label, hint, error, options, empty, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.group}>
          <select className={classes(styles.control, styles.select)} {...select} {...control}>
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}
