import { Pause, Play } from 'lucide-react'
import { classes } from '#site/ui/classes.ts'
import styles from './film_button.module.css'

type FilmButtonProps = { isPlaying: boolean; pause: string; play: string; onPress: () => void }

/** Large and in the middle of a film that stands still, small and in its corner while it plays. */
export function FilmButton({ isPlaying, pause, play, onPress }: FilmButtonProps) {
  const Icon = isPlaying ? Pause : Play
  return (
    <button
      type="button"
      className={classes(styles.button, isPlaying && styles.playing)}
      aria-label={isPlaying ? pause : play}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
