import { breakpoints } from '@manyhearts/theme-presets/breakpoints'
import { classes } from '#site/ui/classes.ts'
import styles from './portrait_wall.module.css'

const WIDTHS = `(width >= ${breakpoints.medium}px) 24rem, 66vw`

/** A drawing, 360 and 720 px wide. */
export type Picture = { small: string; large: string }

type PortraitWallProps = {
  pictures: readonly Picture[]
  isFront?: boolean
  caption: string
}

/** Three drawings, which are named as such. */
export function PortraitWall({ pictures, isFront = false, caption }: PortraitWallProps) {
  return (
    <figure className={styles.figure}>
      <div className={classes(styles.wall, isFront && styles.front)}>
        {pictures.map(({ small, large }) => (
          <div key={large} className={styles.picture}>
            <div className={styles.drawn}>
              <img
                src={small}
                srcSet={`${small} 360w, ${large} 720w`}
                sizes={WIDTHS}
                alt=""
                width={720}
                height={900}
                fetchPriority="high"
                decoding="async"
                draggable={false}
              />
            </div>
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
