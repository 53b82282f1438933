import { useTranslation } from 'react-i18next'
import { Check, X } from 'lucide-react'
import { HABITS } from '@manyhearts/theme-presets/art'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useKeys } from '#site/lib/browser/use_keys.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { HabitCard } from './habit_card.tsx'
import type { LikeOrPass } from '#site/lib/browser/use_throw.ts'
import styles from './habit_deck.module.css'
import { ProgressDots } from './progress_dots.tsx'

type HabitDeckProps = {
  /** Of the cards played so far; at least one is left. */
  choices: readonly LikeOrPass[]
  onPlay: (choice: LikeOrPass) => void
}

/** Played by dragging, by buttons and by arrow keys. */
export function HabitDeck({ choices, onPlay }: HabitDeckProps) {
  const { t } = useTranslation('landers')
  const isReady = useHydrated()
  const current = choices.length

  useKeys({ ArrowRight: () => onPlay('like'), ArrowLeft: () => onPlay('pass') })

  return (
    <div className={styles.deck}>
      <ol className={styles.stack}>
        {HABITS.map((habit, place) => (
          <HabitCard key={habit} habit={habit} place={place - current} leaving={choices[place]} onPlay={onPlay} />
        ))}
      </ol>
      <p aria-live="polite">
        <ProgressDots choices={choices} count={HABITS.length} />
        <HiddenText>
          {t('swipe.card', { number: current + 1, count: HABITS.length })}: {t(`swipe.cards.${HABITS[current]!}`)}
        </HiddenText>
      </p>
      <div className={styles.ways}>
        <Button variant="secondary" disabled={!isReady} onClick={() => onPlay('pass')}>
          <X aria-hidden="true" />
          {t('swipe.no')}
        </Button>
        <Button disabled={!isReady} onClick={() => onPlay('like')}>
          <Check aria-hidden="true" />
          {t('swipe.yes')}
        </Button>
      </div>
      <p className={styles.keys}>{t('swipe.keys')}</p>
    </div>
  )
}
