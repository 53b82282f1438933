import { useTranslation } from 'react-i18next'
import { Heart } from 'lucide-react'
import styles from './likes_left.module.css'

export function LikesLeft({ left, perDay }: { left: number; perDay: number }) {
  const { t } = useTranslation('discovery')
  return (
    <p className={styles.left} aria-live="polite">
      <span className={styles.hearts} aria-hidden="true">
        {Array.from({ length: perDay }, (_, place) => (
          <Heart key={place} data-left={place < left || undefined} />
        ))}
      </span>
      {t('swipe.likes_left', { count: left })}
    </p>
  )
}
