import type { Settings } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { classes } from '#site/ui/classes.ts'
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
  const files = (format: 'avif' | 'webp') => widths.map((one) => `${address}-${one}.${format} ${one}w`).join(', ')
  return (
    <span className={classes(styles.frame, className)}>
      <picture>
        <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
        <img
          className={styles.picture}
          src={`${address}-${widths[1] ?? widths[0]}.webp`}
          srcSet={files('webp')}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          fetchPriority="high"
          decoding="async"
          draggable={false}
        />
      </picture>
      {credit && <span className={styles.credit}>{credit}</span>}
    </span>
  )
}
