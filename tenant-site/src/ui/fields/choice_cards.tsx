import type { ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import { ChoiceGroup } from './choice_group.tsx'
import styles from './choice_cards.module.css'

export type Choice = { value: string; label: string; hint?: string; icon?: ReactNode }

type ChoiceCardsProps = {
  legend: string
  hint?: string
  name: string
  choices: readonly Choice[]
  defaultValue?: string
  value?: string
  onChange?: (value: string) => void
  error?: string
  /** As high as a button, where they stand in the way of one. */
  isLow?: boolean
}

/** Choices of equal weight: all cards have the same size and style. */
export function ChoiceCards({
  name,
  choices,
  defaultValue,
  value,
  onChange,
  isLow = false,
  ...group
}: ChoiceCardsProps) {
  return (
    <ChoiceGroup {...group} className={classes(styles.group, group.error && styles.faulty)}>
      <div className={classes(styles.cards, isLow && styles.low)}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={value === undefined ? choice.value === defaultValue : undefined}
              checked={value === undefined ? undefined : choice.value === value}
              onChange={() => onChange?.(choice.value)}
            />
            {choice.icon}
            <span className={styles.label}>{choice.label}</span>
            {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
