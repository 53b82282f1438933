import { useTranslation } from 'react-i18next'
import type { Habit } from '@manyhearts/theme-presets/art'
import styles from './habit_names.module.css'

export function HabitNames({ habits }: { habits: readonly Habit[] }) {
  const { t } = useTranslation('landers')
  return (
    <ul className={styles.names}>
      {habits.map((habit) => (
        <li key={habit}>{t(`swipe.cards.${habit}`)}</li>
      ))}
    </ul>
  )
}
