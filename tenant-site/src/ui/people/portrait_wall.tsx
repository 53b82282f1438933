import { breakpoints } from '@manyhearts/theme-presets/breakpoints'
import { classes } from '#site/ui/classes.ts'
import type { Drawing } from '#site/ui/drawings/drawing.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import styles from './portrait_wall.module.css'

const WIDTHS = `(width >= ${breakpoints.medium}px) 24rem, 66vw`

type PortraitWallProps = {
  pictures: readonly Drawing[]
  isFront?: boolean
  caption: string
}

/** Three drawings, which are named as such. */
export function PortraitWall({ pictures, isFront = false, caption }: PortraitWallProps) {
  return (
    <figure className={styles.figure}>
      <div className={classes(styles.wall, isFront && styles.front)}>
        {pictures.map((drawing) => (
          <div key={drawing.address} className={styles.picture}>
            <div className={styles.drawn}>
              <DrawingImage drawing={drawing} sizes={WIDTHS} isUrgent />
            </div>
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
