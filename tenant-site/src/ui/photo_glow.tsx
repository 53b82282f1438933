import { useEffect, useState } from 'react'
import { decodePlaceholder } from './decode_placeholder.ts'
import styles from './photo_glow.module.css'

/** A photo's own colours, far out of focus, as the ground behind it. */
export function PhotoGlow({ placeholder }: { placeholder: string }) {
  const [colours, setColours] = useState<string>()

  useEffect(() => {
    if (placeholder) decodePlaceholder(placeholder).then(setColours, () => {})
  }, [placeholder])

  return <span className={styles.glow}>{colours && <img src={colours} alt="" draggable={false} />}</span>
}
