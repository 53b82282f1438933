import { useTranslation } from 'react-i18next'
import styles from './composer_counter.module.css'

const NEAR = 80

export function ComposerCounter({ left }: { left: number }) {
  const { t } = useTranslation('chat')
  return (
    <p className={styles.counter} data-over={left < 0 || undefined} aria-live="polite">
      {left < 0
        ? t('composer.characters_too_many', { count: -left })
        : left <= NEAR && t('composer.characters_left', { count: left })}
    </p>
  )
}
