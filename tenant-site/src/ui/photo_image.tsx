import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Photo } from './person.ts'
import { classes } from './classes.ts'
import styles from './portrait.module.css'

type PhotoImageProps = { photo: Photo; alt: string; isUrgent?: boolean; onLost: () => void }

/** A photo that fills its frame; until it has come, its own blurred colours stand there. */
export function PhotoImage({ photo, alt, isUrgent = false, onLost }: PhotoImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [preview, setPreview] = useState<string>()
  const [isThere, setThere] = useState(true)
  const lose = useEffectEvent(onLost)
  const { src, placeholder } = photo

  useEffect(() => {
    const { current } = image
    // What happened before React was there told nobody.
    if (current?.complete && current.naturalWidth === 0) lose()
    if (current?.complete) return
    setThere(false)
    setPreview(undefined)
    if (placeholder) void decode(placeholder).then(setPreview)
  }, [src, placeholder])

  return (
    <>
      {!isThere && preview && <img className={styles.photo} src={preview} alt="" />}
      <img
        ref={image}
        className={classes(styles.photo, !isThere && styles.coming)}
        src={src}
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

async function decode(placeholder: string): Promise<string> {
  const { thumbHashToDataURL } = await import('thumbhash')
  return thumbHashToDataURL(Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0)))
}
