import { sceneOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import styles from './cinema_screen.module.css'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FrontPage } from './parts/front_page.tsx'
import { Terms } from '#site/features/reach/invitation/terms.tsx'
import { usePromises } from './parts/use_promises.ts'
import { useSteps } from './parts/use_steps.ts'
import { useWords } from './parts/use_words.ts'
import { WaysIn } from './parts/ways_in.tsx'

/** A still between black bars, the title like a film’s, steps like its credits. */
export default function CinemaScreen() {
  const settings = useSettings()
  const { title, lead } = useWords()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  return (
    <FrontPage>
      <section className={styles.film} data-mode="dark">
        <figure className={styles.frame}>
          <Drawn drawing={sceneOf(settings, 0)} sizes="100vw" isUrgent className={styles.still} />
          <DrawnNote className={styles.note} />
        </figure>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <WaysIn className={styles.actions} />
          <Terms />
        </div>
      </section>
      {how.steps.length > 0 && (
        <section className={styles.credits}>
          <h2 className={styles.heading}>{how.title}</h2>
          <ol className={styles.roll}>
            {how.steps.map(({ title: step, text }) => (
              <li key={step} className={styles.credit}>
                <h3>{step}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className={styles.credits}>
        <h2 className={styles.heading}>{promise}</h2>
        <ul className={styles.roll}>
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
