import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { breakpoints } from '@manyhearts/theme-presets/breakpoints'
import type { Photo } from '#site/ui/person.ts'
import { classes } from '#site/ui/classes.ts'
import styles from '#site/ui/people/portrait.module.css'
import { useColours } from '#site/ui/photos/use_colours.ts'
import { whenNear } from '#site/ui/photos/when_near.ts'

const CARD_WIDTHS = `(width >= ${breakpoints.large}px) 18rem, 48vw`

type PhotoImageProps = { photo: Photo; alt: string; isUrgent?: boolean; onLost: () => void }

/** Fills its frame; shows the photo's blurred colours until it has loaded. */
export function PhotoImage({ photo, alt, isUrgent = false, onLost }: PhotoImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [isThere, setThere] = useState(true)
  const lose = useEffectEvent(onLost)
  const { src, sharp, placeholder } = photo
  const colours = useColours(isThere ? '' : placeholder)

  useEffect(() => {
    const { current } = image
    if (!current) return undefined
    // The image may have failed before hydration.
    if (current.complete && current.naturalWidth === 0) lose()
    if (current.complete) return undefined
    // Decoding colours outside the viewport would block input on phones.
    return whenNear(current, () => setThere(current.complete))
  }, [src])

  return (
    <>
      {colours && <img className={styles.photo} src={colours} alt="" />}
      <img
        ref={image}
        className={classes(styles.photo, !isThere && styles.coming)}
        src={src}
        srcSet={sharp && `${src} 360w, ${sharp} 720w`}
        sizes={sharp && CARD_WIDTHS}
        alt={alt}
        width={640}
        height={800}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onLoad={() => setThere(true)}
        onError={onLost}
      />
    </>
  )
}
