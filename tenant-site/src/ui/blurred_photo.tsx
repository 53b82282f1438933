import { useEffect, useState } from 'react'
import { decodePlaceholder } from './decode_placeholder.ts'
import styles from './blurred_photo.module.css'

/** What may be guessed of a photo that stays closed: its colours, under a veil that words can stand on. */
export function BlurredPhoto({ placeholder }: { placeholder: string }) {
  const [src, setSrc] = useState<string>()

  useEffect(() => {
    if (placeholder) decodePlaceholder(placeholder).then(setSrc, () => {})
  }, [placeholder])

  return <span className={styles.blurred}>{src && <img className={styles.image} src={src} alt="" />}</span>
}
