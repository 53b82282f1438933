import { coupleOf, sceneOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import styles from './film_strip.module.css'

/** Pictures of the film beside each other, as on a strip of film, the two together in the middle. */
export function FilmStrip() {
  const settings = useSettings()
  const { people, pair } = coupleOf(settings)
  const scenes = [0, 1, 2].map((place) => sceneOf(settings, place))
  const pictures = [scenes[1]!, people[0]!, scenes[0]!, pair, scenes[2]!, people[1]!, scenes[1]!]
  return (
    <div className={styles.strip}>
      {pictures.map((drawing, place) => (
        <Drawn key={place} className={styles.picture} drawing={drawing} sizes="(width >= 768px) 18vw, 8rem" />
      ))}
    </div>
  )
}
