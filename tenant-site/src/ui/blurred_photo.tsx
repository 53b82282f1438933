import { useEffect, useState } from 'react'
import { decodePlaceholder } from './decode_placeholder.ts'
import styles from './blurred_photo.module.css'

type BlurredPhotoProps = {
  placeholder: string
  /** The photo blurred by the server; null, or one that does not come, shows its colours alone. */
  blurred: string | null
}

/** What may be guessed of a photo that stays closed, under a veil that words can stand on. */
export function BlurredPhoto({ placeholder, blurred }: BlurredPhotoProps) {
  const [decoded, setDecoded] = useState<string>()
  const [isLost, setLost] = useState(false)
  const src = blurred && !isLost ? blurred : decoded

  useEffect(() => {
    if (placeholder && (!blurred || isLost)) decodePlaceholder(placeholder).then(setDecoded, () => {})
  }, [placeholder, blurred, isLost])

  return (
    <span className={styles.blurred}>
      {src && <img className={styles.image} src={src} alt="" draggable={false} onError={() => setLost(true)} />}
    </span>
  )
}
