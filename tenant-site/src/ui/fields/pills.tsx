import { ChoiceGroup } from './choice_group.tsx'
import styles from './pills.module.css'

type PillsProps = {
  legend: string
  isLegendHidden?: boolean
  hint?: string
  name: string
  choices: readonly { value: string; label: string }[]
  error?: string
} & (
  | { /** One of them. */ type?: 'one'; defaultValue?: string }
  | { /** Any number. */ type: 'some'; defaultValue: readonly string[] }
)

export function Pills(props: PillsProps) {
  const { name, choices, type = 'one', defaultValue = '', ...group } = props
  const isChosen = (value: string) =>
    typeof defaultValue === 'string' ? value === defaultValue : defaultValue.includes(value)
  return (
    <ChoiceGroup {...group}>
      <div className={styles.row}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.pill}>
            <input
              type={type === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              defaultChecked={isChosen(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
