import { CirclePause, CirclePlay } from 'lucide-react'
import { Button } from '#site/ui/buttons/button.tsx'

type PlayButtonProps = { isPlaying: boolean; pause: string; play: string; onPress: () => void }

/** Moving pictures need a way to stop them (WCAG 2.2.2). */
export function PlayButton({ isPlaying, pause, play, onPress }: PlayButtonProps) {
  const Icon = isPlaying ? CirclePause : CirclePlay
  return (
    <Button variant="secondary" onClick={onPress}>
      <Icon aria-hidden="true" />
      {isPlaying ? pause : play}
    </Button>
  )
}
