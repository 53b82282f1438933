import { useState } from 'react'
import styles from './blurred_photo.module.css'
import { useColours } from './use_colours.ts'

type BlurredPhotoProps = {
  placeholder: string
  /** Blurred by the server; if null or missing, only the colours show. */
  blurred: string | null
}

export function BlurredPhoto({ placeholder, blurred }: BlurredPhotoProps) {
  const [isLost, setLost] = useState(false)
  const file = isLost ? null : blurred
  const colours = useColours(file ? '' : placeholder)
  const src = file || colours

  return (
    <span className={styles.blurred}>
      {src && (
        <img className={styles.image} src={src} alt="" loading="lazy" draggable={false} onError={() => setLost(true)} />
      )}
    </span>
  )
}
