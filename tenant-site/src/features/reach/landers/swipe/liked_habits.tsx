import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import { CheckList } from '#site/ui/fields/check_list.tsx'
import type { Habit } from './habit_deck.tsx'
import styles from './liked_habits.module.css'

/** What one said yes to: something to write about. */
export function LikedHabits({ liked, onAgain }: { liked: readonly Habit[]; onAgain: () => void }) {
  const { t } = useTranslation('landers')
  return (
    <FocusOnMount>
      <div className={styles.liked}>
        <h2>{liked.length > 0 ? t('swipe.liked') : t('swipe.none')}</h2>
        {liked.length > 0 && <CheckList lines={liked.map((habit) => t(`swipe.cards.${habit}`))} />}
        <div>
          <Button variant="outline" onClick={onAgain}>
            {t('swipe.again')}
          </Button>
        </div>
      </div>
    </FocusOnMount>
  )
}
