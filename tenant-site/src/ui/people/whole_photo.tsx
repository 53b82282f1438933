import { useState, type CSSProperties } from 'react'
import { ImageOff } from 'lucide-react'
import type { Photo } from '#site/ui/person.ts'
import { PhotoImage } from '#site/ui/people/photo_image.tsx'
import styles from './whole_photo.module.css'

type WholePhotoProps = {
  photo: Photo
  alt: string
  /** Original size, px. */
  width: number
  height: number
  isFar: boolean
}

export function WholePhoto({ photo, alt, width, height, isFar }: WholePhotoProps) {
  const [isLost, setLost] = useState(false)
  return (
    <div className={styles.whole} style={{ '--ratio': width / height } as CSSProperties}>
      <div className={styles.frame}>
        {isLost ? (
          <span className={styles.lost} role="img" aria-label={alt}>
            <ImageOff aria-hidden="true" />
          </span>
        ) : (
          <PhotoImage photo={photo} alt={alt} isUrgent={!isFar} onLost={() => setLost(true)} />
        )}
      </div>
    </div>
  )
}
