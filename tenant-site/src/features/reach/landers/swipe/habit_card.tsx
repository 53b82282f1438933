import { useTranslation } from 'react-i18next'
import type { Habit } from '@manyhearts/theme-presets/art'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { type LikeOrPass, useThrow } from '#site/lib/browser/use_throw.ts'
import { classes } from '#site/ui/classes.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import { stillLife } from '#site/ui/drawings/still_life.ts'
import styles from './habit_card.module.css'

type HabitCardProps = {
  habit: Habit
  /** 0 is on top; those below 0 have been played. */
  place: number
  leaving?: LikeOrPass
  onPlay: (choice: LikeOrPass) => void
}

export function HabitCard({ habit, place, leaving, onPlay }: HabitCardProps) {
  const { t } = useTranslation('landers')
  const { theme } = useSettings()
  const { ref, ...grips } = useThrow(onPlay, leaving !== undefined)
  return (
    <li
      ref={ref as React.Ref<HTMLLIElement>}
      className={classes(styles.card, leaving && styles[leaving])}
      data-place={Math.max(0, Math.min(3, place))}
      inert={place !== 0}
      {...(place === 0 && grips)}
    >
      <DrawingImage
        drawing={stillLife(theme.preset, habit)}
        sizes="(width >= 768px) 34rem, min(20rem, 74vw)"
        isUrgent={place < 2}
      />
      <p className={styles.habit}>{t(`swipe.cards.${habit}`)}</p>
    </li>
  )
}
