import { useTranslation } from 'react-i18next'
import { Layers, Sparkles } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './games_strip.module.css'

const GAMES = [
  { to: '/swipe-game', words: 'swipe', icon: Layers },
  { to: '/match-finder', words: 'finder', icon: Sparkles },
] as const

export function GamesStrip() {
  const { t } = useTranslation('discovery')
  return (
    <nav className={styles.strip} aria-label={t('games.label')}>
      {GAMES.map(({ to, words, icon: Icon }) => (
        <Link key={to} className={styles.game} to={to}>
          <Icon aria-hidden="true" />
          <span className={styles.title}>{t(`${words}.title`)}</span>
          <span className={styles.about}>{t(`${words}.about`)}</span>
        </Link>
      ))}
    </nav>
  )
}
