import { useContext, useState } from 'react'
import type { Still } from '@manyhearts/theme-presets/art'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { PresetContext } from '#site/ui/drawings/preset_context.ts'
import { stillLife } from '#site/ui/drawings/still_life.ts'
import styles from './illustration.module.css'

/** A still life in the brand's look. Nothing where it can't be loaded, as without a connection. */
export function Illustration({ scene }: { scene: Still }) {
  const drawing = stillLife(useContext(PresetContext), scene)
  const [isLost, setLost] = useState(false)
  return isLost ? null : <Drawn className={styles.frame} drawing={drawing} sizes="17rem" onLost={() => setLost(true)} />
}
