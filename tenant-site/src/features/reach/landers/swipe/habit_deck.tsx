import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Check, X } from 'lucide-react'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useKeys } from '#site/lib/browser/use_keys.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { HabitCard } from './habit_card.tsx'
import styles from './habit_deck.module.css'
import { LikedHabits } from './liked_habits.tsx'

export const HABITS = ['breakfast', 'walk', 'cinema', 'cooking', 'dog', 'offline'] as const

export type Habit = (typeof HABITS)[number]

type Choice = 'like' | 'pass'

/** Played by dragging, by buttons and by arrow keys. Nothing of it is stored. */
export function HabitDeck() {
  const { t } = useTranslation('landers')
  const pictures = portraitsOf(useSettings(), HABITS.length, 8)
  const isReady = useHydrated()
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const current = choices.length
  const top = HABITS[current]

  const play = (choice: Choice) => setChoices((now) => (now.length < HABITS.length ? [...now, choice] : now))

  useKeys({ ArrowRight: () => play('like'), ArrowLeft: () => play('pass') })

  if (!top)
    return <LikedHabits liked={HABITS.filter((_, place) => choices[place] === 'like')} onAgain={() => setChoices([])} />
  return (
    <div className={styles.deck}>
      <ol className={styles.stack}>
        {HABITS.map((habit, place) => (
          <HabitCard
            key={habit}
            habit={habit}
            drawing={pictures[place]!}
            place={place - current}
            leaving={choices[place]}
            onPlay={play}
          />
        ))}
      </ol>
      <p aria-live="polite">
        <HiddenText>
          {t('swipe.card', { number: current + 1, count: HABITS.length })}: {t(`swipe.cards.${top}`)}
        </HiddenText>
      </p>
      <div className={styles.ways}>
        <Button variant="secondary" disabled={!isReady} onClick={() => play('pass')}>
          <X aria-hidden="true" />
          {t('swipe.no')}
        </Button>
        <Button variant="secondary" disabled={!isReady} onClick={() => play('like')}>
          <Check aria-hidden="true" />
          {t('swipe.yes')}
        </Button>
      </div>
      <p className={styles.keys}>{t('swipe.keys')}</p>
    </div>
  )
}
