import type { Drawing } from '#site/ui/drawings/drawing.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import { type InWindow, LitWindow } from './lit_window.tsx'
import styles from './night_house.module.css'

/** The windows, floor by floor: somebody at home, a light left on with something in front of it, or dark. */
const WINDOWS: readonly ('home' | 'dark' | InWindow)[] = [
  'home',
  'lamp',
  'home',
  'plant',
  'home',
  'home',
  'dark',
  'cat',
  'home',
]

/** How many people are at home. */
export const AT_HOME = WINDOWS.filter((window) => window === 'home').length

/** A house front at night; phones see its upper two floors. */
export function NightHouse({ people }: { people: readonly Drawing[] }) {
  const left = [...people]
  return (
    <div className={styles.street}>
      <div className={styles.house}>
        {WINDOWS.map((window, place) => (
          <div key={place} className={styles.opening} data-dark={window === 'dark' || undefined}>
            <div className={styles.window}>
              {window === 'home' ? (
                <DrawingImage drawing={left.shift()!} sizes="(width >= 992px) 10rem, 27vw" isUrgent={place < 6} />
              ) : (
                window !== 'dark' && <LitWindow shows={window} />
              )}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
