import { breakpoints } from '@manyhearts/theme-presets/breakpoints'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import type { Drawing } from '#site/ui/drawings/drawing.ts'
import styles from './portrait_wall.module.css'

const LARGE = `(width >= ${breakpoints.medium}px) 24rem, 66vw`

const SMALL = `(width >= ${breakpoints.medium}px) 12rem, 33vw`

type PortraitWallProps = { pictures: readonly Drawing[]; caption: string }

/** One large drawing and two next to it, which are named as such. */
export function PortraitWall({ pictures, caption }: PortraitWallProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.wall}>
        {pictures.map((drawing, place) => (
          <Drawn key={drawing.address} drawing={drawing} sizes={place ? SMALL : LARGE} isUrgent={!place} />
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
