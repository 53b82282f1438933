import { useTranslation } from 'react-i18next'
import { Check, X } from 'lucide-react'
import { useThrow } from '#site/lib/browser/use_throw.ts'
import { classes } from '#site/ui/classes.ts'
import type { Drawing } from '#site/ui/drawings/drawing.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import styles from './habit_card.module.css'
import type { Habit } from './habit_deck.tsx'

type HabitCardProps = {
  habit: Habit
  drawing: Drawing
  /** 0 is on top; those below 0 have been played. */
  place: number
  leaving?: 'like' | 'pass'
  onPlay: (choice: 'like' | 'pass') => void
}

export function HabitCard({ habit, drawing, place, leaving, onPlay }: HabitCardProps) {
  const { t } = useTranslation('landers')
  const { ref, ...grips } = useThrow(onPlay, leaving !== undefined)
  return (
    <li
      ref={ref as React.Ref<HTMLLIElement>}
      className={classes(styles.card, leaving && styles[leaving])}
      data-place={Math.max(0, Math.min(3, place))}
      inert={place !== 0}
      {...(place === 0 && grips)}
    >
      <DrawingImage drawing={drawing} sizes="(width >= 576px) 22rem, 84vw" isUrgent={place < 2} />
      <div className={styles.words}>
        <X className={styles.no} aria-hidden="true" />
        <p className={styles.habit}>{t(`swipe.cards.${habit}`)}</p>
        <Check className={styles.yes} aria-hidden="true" />
      </div>
    </li>
  )
}
