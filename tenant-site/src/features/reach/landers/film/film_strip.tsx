import { coupleOf, sceneOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import styles from './film_strip.module.css'

/** Pictures of the film beside each other, as on a strip of film. */
export function FilmStrip() {
  const settings = useSettings()
  const { people } = coupleOf(settings)
  const pictures = [sceneOf(settings, 0), people[0]!, sceneOf(settings, 1), people[1]!, sceneOf(settings, 2)]
  return (
    <div className={styles.strip}>
      {pictures.map((drawing) => (
        <Drawn key={drawing.address} className={styles.picture} drawing={drawing} sizes="9rem" />
      ))}
    </div>
  )
}
