import { useId } from 'react'
import { FieldError } from './field_error.tsx'
import { HiddenText } from './hidden_text.tsx'
import styles from './pills.module.css'

type PillsProps = {
  /** The question; reads as the group's name. */
  legend: string
  /** Where a heading beside it asks already, the question is only heard. */
  isLegendHidden?: boolean
  hint?: string
  name: string
  choices: readonly { value: string; label: string }[]
  error?: string
} & (
  | { /** One of them. */ type?: 'one'; defaultValue?: string }
  | { /** As many as one likes. */ type: 'some'; defaultValue: readonly string[] }
)

/** Short words to choose from, all in sight. */
export function Pills(props: PillsProps) {
  const { legend, isLegendHidden = false, hint, name, choices, error, type = 'one', defaultValue = '' } = props
  const id = useId()
  const isChosen = (value: string) =>
    typeof defaultValue === 'string' ? value === defaultValue : defaultValue.includes(value)
  return (
    <fieldset aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}>
      <legend className={isLegendHidden ? undefined : styles.legend}>
        {isLegendHidden ? <HiddenText>{legend}</HiddenText> : legend}
      </legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.row}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.pill}>
            <input
              className={styles.input}
              type={type === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              defaultChecked={isChosen(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
