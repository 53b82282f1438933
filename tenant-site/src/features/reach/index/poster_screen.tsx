import { portraitsOf, sceneOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FrontPage } from './parts/front_page.tsx'
import { Terms } from '#site/features/reach/invitation/terms.tsx'
import { usePromises } from './parts/use_promises.ts'
import { useSteps } from './parts/use_steps.ts'
import { useWords } from './parts/use_words.ts'
import { WaysIn } from './parts/ways_in.tsx'
import styles from './poster_screen.module.css'

/** As many as fill 24 places without a gap, as three of them take four places each. */
const CROWD = 15

/** A poster: one picture edge to edge with large type over it, then a crowd of faces, and steps one can’t overlook. */
export default function PosterScreen() {
  const settings = useSettings()
  const { title, lead } = useWords()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  return (
    <FrontPage>
      <section className={styles.hero} data-mode="dark">
        <figure className={styles.picture}>
          <Drawn
            drawing={sceneOf(settings, 0)}
            sizes="(orientation: portrait) 90vh, 100vw"
            isUrgent
            className={styles.scene}
          />
          <DrawnNote className={styles.note} />
        </figure>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <WaysIn />
        </div>
        <div className={styles.terms}>
          <Terms />
        </div>
      </section>
      <figure>
        <div className={styles.crowd}>
          {portraitsOf(settings, CROWD, 1).map((drawing, place) => (
            <Drawn key={place} drawing={drawing} sizes="(width >= 768px) 25vw, 50vw" className={styles.face} />
          ))}
        </div>
        <DrawnNote className={styles.below} />
      </figure>
      {how.steps.length > 0 && (
        <section className={styles.how}>
          <h2>{how.title}</h2>
          <ol className={styles.steps}>
            {how.steps.map(({ title: step, text }) => (
              <li key={step} className={styles.step}>
                <h3>{step}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className={styles.promises}>
        <h2>{promise}</h2>
        <ul>
          {promises.map((line) => (
            <li key={line} className={styles.promise}>
              {line}
            </li>
          ))}
        </ul>
      </section>
    </FrontPage>
  )
}
