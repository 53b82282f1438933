import { ChoiceGroup } from './choice_group.tsx'
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
