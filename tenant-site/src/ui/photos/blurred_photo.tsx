import { useState } from 'react'
import styles from './blurred_photo.module.css'
import { useColours } from './use_colours.ts'

type BlurredPhotoProps = {
  placeholder: string
  /** The photo blurred by the server; null, or one that does not come, shows its colours alone. */
  blurred: string | null
}

/** What may be guessed of a photo that stays closed, under a veil that words can stand on. */
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
