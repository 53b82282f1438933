import styles from './photo_glow.module.css'
import { useColours } from './use_colours.ts'

/** A photo's own colours, far out of focus, as the ground behind it. */
export function PhotoGlow({ placeholder }: { placeholder: string }) {
  const colours = useColours(placeholder)
  return <span className={styles.glow}>{colours && <img src={colours} alt="" draggable={false} />}</span>
}
