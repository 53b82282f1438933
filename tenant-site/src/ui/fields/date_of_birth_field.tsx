import { useId, useState } from 'react'
import { FieldError } from './field_error.tsx'
import styles from './field.module.css'

type DatePart = 'day' | 'month' | 'year'

type DateOfBirthFieldProps = {
  label: string
  hint?: string
  error?: string
  /** Name of the hidden field; its value is `YYYY-MM-DD`, or empty while incomplete. */
  name: string
  defaultValue?: string
  partLabels: Record<DatePart, string>
  language: string
}

const LENGTHS: Record<DatePart, number> = { day: 2, month: 2, year: 4 }

/** Three number fields in the language's order; a calendar is impractical for birthdays. */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
  const { label, hint, error, name, defaultValue = '', partLabels, language } = props
  const id = useId()
  const [year = '', month = '', day = ''] = defaultValue.split('-')
  const [parts, setParts] = useState({ year, month, day })
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.field}>
        <div className={styles.parts}>
          {datePartOrder(language).map((part) => (
            <label key={part} className={styles.part}>
              {partLabels[part]}
              <input
                className={styles.control}
                data-field={name}
                inputMode="numeric"
                autoComplete={`bday-${part}`}
                maxLength={LENGTHS[part]}
                value={parts[part]}
                aria-invalid={error ? true : undefined}
                onChange={(event) => setParts({ ...parts, [part]: event.target.value.replace(/\D/g, '') })}
              />
            </label>
          ))}
        </div>
        <input type="hidden" name={name} value={written(parts)} />
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </fieldset>
  )
}

function written({ year, month, day }: Record<DatePart, string>): string {
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''
}

function datePartOrder(language: string): DatePart[] {
  const written = new Intl.DateTimeFormat(language).formatToParts(new Date(0))
  return written.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
}
