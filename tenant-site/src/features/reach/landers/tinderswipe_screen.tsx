import { useTranslation } from 'react-i18next'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'
import { HabitDeck } from './swipe/habit_deck.tsx'
import styles from './tinderswipe_screen.module.css'

export { loadLander as load }

/** A stack of cards to swipe. They show habits, not people: nobody is liked here, and nobody likes back. */
export default function TinderSwipe() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('swipe.title'), text: t('swipe.text') })
  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <div className={styles.words}>
        <LanderWords {...words} />
      </div>
      <div className={styles.deck}>
        <HabitDeck />
        <DrawnNote as="p" />
      </div>
      <div className={styles.first}>
        <FirstStep />
      </div>
    </div>
  )
}
