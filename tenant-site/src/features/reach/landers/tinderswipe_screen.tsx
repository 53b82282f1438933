import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HABITS } from '@manyhearts/theme-presets/art'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { Chosen } from './parts/chosen.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'
import { HabitDeck } from './swipe/habit_deck.tsx'
import { HabitNames } from './swipe/habit_names.tsx'
import { LikedHabits } from './swipe/liked_habits.tsx'
import type { LikeOrPass } from '#site/lib/browser/use_throw.ts'
import styles from './tinderswipe_screen.module.css'

export { loadLander as load }

/**
 * A stack of cards to swipe. They show habits, not people: nobody is liked here, and nobody likes back.
 * Nothing of it is stored; what one said yes to stands over the form, as something to write about.
 */
export default function TinderSwipe() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('swipe.title'), text: t('swipe.text') })
  const [choices, setChoices] = useState<readonly LikeOrPass[]>([])
  const liked = HABITS.filter((_, place) => choices[place] === 'like')
  const play = (choice: LikeOrPass) => setChoices((now) => (now.length < HABITS.length ? [...now, choice] : now))
  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <div className={styles.words}>
        <LanderWords {...words} />
      </div>
      <div className={styles.deck}>
        {choices.length < HABITS.length ? (
          <HabitDeck choices={choices} onPlay={play} />
        ) : (
          <LikedHabits liked={liked} onAgain={() => setChoices([])} />
        )}
        <DrawnNote as="p" />
      </div>
      <div className={styles.first}>
        <FirstStep title={t('swipe.form')}>
          {liked.length > 0 && (
            <Chosen note={t('swipe.liked')}>
              <HabitNames habits={liked} />
            </Chosen>
          )}
        </FirstStep>
      </div>
    </div>
  )
}
