import { useEffect, useState, type CSSProperties } from 'react'
import { ImageOff } from 'lucide-react'
import { classes } from './classes.ts'
import { decodePlaceholder } from './decode_placeholder.ts'
import type { Photo } from './person.ts'
import styles from './whole_photo.module.css'

type WholePhotoProps = {
  photo: Photo
  alt: string
  /** As it was taken, px. */
  width: number
  height: number
  /** Fetched when its turn is near. */
  isFar: boolean
}

/** A photo as it was taken, as large as its stage lets it be; its own blurred colours stand there until it has come. */
export function WholePhoto({ photo: { src, placeholder }, alt, width, height, isFar }: WholePhotoProps) {
  const [colours, setColours] = useState<string>()
  const [state, setState] = useState<'coming' | 'there' | 'lost'>('coming')

  useEffect(() => {
    if (placeholder) decodePlaceholder(placeholder).then(setColours, () => {})
  }, [placeholder])

  return (
    <div className={styles.whole} style={{ '--ratio': width / height } as CSSProperties}>
      <div className={styles.frame}>
        {colours && state !== 'there' && <img className={styles.photo} src={colours} alt="" draggable={false} />}
        {state === 'lost' ? (
          <span className={styles.lost} role="img" aria-label={alt}>
            <ImageOff aria-hidden="true" />
          </span>
        ) : (
          <img
            className={classes(styles.photo, state === 'coming' && styles.coming)}
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading={isFar ? 'lazy' : 'eager'}
            decoding="async"
            draggable={false}
            onLoad={() => setState('there')}
            onError={() => setState('lost')}
          />
        )}
      </div>
    </div>
  )
}
