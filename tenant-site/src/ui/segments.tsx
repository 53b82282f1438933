import styles from './segments.module.css'

type SegmentsProps = {
  /** The question; reads as the group's name. */
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
  defaultValue: string
}

/** One of two or three short words, side by side. */
export function Segments({ legend, name, choices, defaultValue }: SegmentsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
