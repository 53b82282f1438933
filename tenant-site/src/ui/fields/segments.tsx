import { ChoiceGroup } from './choice_group.tsx'
import styles from './segments.module.css'

type SegmentsProps = {
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
} & (
  | { defaultValue: string; value?: never; onChange?: never }
  | { value: string; onChange: (value: string) => void; defaultValue?: never }
)

export function Segments({ legend, name, choices, defaultValue, value: chosen, onChange }: SegmentsProps) {
  return (
    <ChoiceGroup legend={legend}>
      <div className={styles.row}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === undefined ? value === defaultValue : undefined}
              checked={chosen === undefined ? undefined : value === chosen}
              onChange={onChange && (() => onChange(value))}
            />
            {label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
