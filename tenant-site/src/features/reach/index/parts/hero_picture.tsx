import type { Settings } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { classes } from '#site/ui/classes.ts'
import { ResponsivePicture } from '#site/ui/drawings/responsive_picture.tsx'
import styles from './hero_picture.module.css'

type Hero = NonNullable<Settings['theme']['hero']>

type HeroPictureProps = {
  hero: Hero
  /** Widths on screen, as `sizes` of an image. */
  sizes: string
  /** Gives it its shape, as to the drawing in whose place it stands. */
  className?: string
}

/** The brand's own picture for its front page; undefined where the preset's drawings stand. */
export function useHero(): Hero | undefined {
  return useSettings().theme.hero ?? undefined
}

/** That picture, which fills its frame and keeps its focal point in sight, with whom its licence wants to be named. */
export function HeroPicture({ hero, sizes, className }: HeroPictureProps) {
  const { address, widths, width, height, alt, credit } = hero
  return (
    <span className={classes(styles.frame, className)}>
      <ResponsivePicture
        fileOf={(one, format) => `${address}-${one}.${format}`}
        widths={widths}
        width={width}
        height={height}
        sizes={sizes}
        alt={alt}
        isUrgent
        className={styles.picture}
      />
      {credit && <span className={styles.credit}>{credit}</span>}
    </span>
  )
}
