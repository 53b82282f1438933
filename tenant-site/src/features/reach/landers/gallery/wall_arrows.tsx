import { useTranslation } from 'react-i18next'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import styles from './wall_arrows.module.css'

const WAYS = [
  ['back', ArrowLeft, -1],
  ['on', ArrowRight, 1],
] as const

/** Walks along a wall that scrolls sideways, a frame at a time. */
export function WallArrows({ wall }: { wall: HTMLElement | null }) {
  const { t } = useTranslation('landers')
  const isReady = useHydrated()

  function walk(way: 1 | -1) {
    const frame = wall?.firstElementChild
    if (frame) wall.scrollBy({ left: way * frame.getBoundingClientRect().width, behavior: 'smooth' })
  }

  return (
    <div className={styles.arrows}>
      {WAYS.map(([name, Icon, way]) => (
        <Button
          key={name}
          variant="outline"
          round
          disabled={!isReady}
          aria-label={t(`gallery.${name}`)}
          onClick={() => walk(way)}
        >
          <Icon aria-hidden="true" />
        </Button>
      ))}
    </div>
  )
}
