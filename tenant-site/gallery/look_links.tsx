import { presets } from '@manyhearts/theme-presets/presets'
import styles from './gallery.module.css'

export function LookLinks() {
  return (
    <nav className={styles.looks} aria-label="Looks">
      {Object.keys(presets).flatMap((preset) =>
        ['light', 'dark'].map((mode) => (
          <a key={preset + mode} href={`?preset=${preset}&mode=${mode}`}>
            {preset} {mode}
          </a>
        ))
      )}
    </nav>
  )
}
