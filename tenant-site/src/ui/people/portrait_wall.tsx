import { breakpoints } from '@manyhearts/theme-presets/breakpoints'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import type { Drawing } from '#site/ui/drawings/drawing.ts'
import styles from './portrait_wall.module.css'

const WIDTHS = `(width >= ${breakpoints.medium}px) 24rem, 66vw`

type PortraitWallProps = { pictures: readonly Drawing[]; caption: string }

/** One large drawing and two next to it, which are named as such. */
export function PortraitWall({ pictures, caption }: PortraitWallProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.wall}>
        {pictures.map((drawing) => (
          <Drawn key={drawing.address} drawing={drawing} sizes={WIDTHS} isUrgent />
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
