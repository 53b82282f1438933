import styles from './photo_glow.module.css'
import { useColours } from './use_colours.ts'

export function PhotoGlow({ placeholder }: { placeholder: string }) {
  const colours = useColours(placeholder)
  return <span className={styles.glow}>{colours && <img src={colours} alt="" draggable={false} />}</span>
}
