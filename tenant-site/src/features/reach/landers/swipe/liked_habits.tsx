import { useTranslation } from 'react-i18next'
import type { Habit } from '@manyhearts/theme-presets/art'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { stillLife } from '#site/ui/drawings/still_life.ts'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import styles from './liked_habits.module.css'

/** What one said yes to: something to write about. */
export function LikedHabits({ liked, onAgain }: { liked: readonly Habit[]; onAgain: () => void }) {
  const { t } = useTranslation('landers')
  const { theme } = useSettings()
  return (
    <FocusOnMount>
      <div className={styles.liked}>
        <h2>{liked.length > 0 ? t('swipe.liked') : t('swipe.none')}</h2>
        {liked.length > 0 && (
          <ul className={styles.habits}>
            {liked.map((habit) => (
              <li key={habit} className={styles.habit}>
                <Drawn className={styles.picture} drawing={stillLife(theme.preset, habit)} sizes="14rem" />
                {t(`swipe.cards.${habit}`)}
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button variant="outline" onClick={onAgain}>
            {t('swipe.again')}
          </Button>
        </div>
      </div>
    </FocusOnMount>
  )
}
