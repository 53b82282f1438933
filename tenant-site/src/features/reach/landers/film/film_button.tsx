import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from '#site/ui/classes.ts'
import styles from './film_button.module.css'

type FilmButtonProps = {
  isPlaying: boolean
  /** The film's length. */
  seconds: number
  pause: string
  play: string
  onPress: () => void
}

/** Large and with the length on a film that stands still, small while it plays. */
export function FilmButton({ isPlaying, seconds, pause, play, onPress }: FilmButtonProps) {
  const { i18n } = useTranslation()
  const Icon = isPlaying ? Pause : Play
  const length = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  })
  return (
    <button
      type="button"
      className={classes(styles.button, isPlaying && styles.playing)}
      aria-label={isPlaying ? pause : `${play}, ${length.format(seconds)}`}
      onClick={onPress}
    >
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      {!isPlaying && <span className={styles.length}>{length.format(seconds)}</span>}
    </button>
  )
}
