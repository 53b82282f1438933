import { coupleOf, sceneOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { classes } from '#site/ui/classes.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import styles from './cinema_screen.module.css'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FrontPage } from './parts/front_page.tsx'
import { Terms } from '#site/features/reach/invitation/terms.tsx'
import { usePromises } from './parts/use_promises.ts'
import { useSteps } from './parts/use_steps.ts'
import { StepList } from './parts/step_list.tsx'
import { PromiseList } from './parts/promise_list.tsx'
import { useWords } from './parts/use_words.ts'
import { WaysIn } from './parts/ways_in.tsx'

/** A wide still with the title on its dark half, three more of the same film: each alone, then both; steps like its credits. */
export default function CinemaScreen() {
  const settings = useSettings()
  const { title, lead } = useWords()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  const { people, pair } = coupleOf(settings)
  return (
    <FrontPage>
      <section className={styles.film} data-mode="dark">
        <div className={styles.frame}>
          <Drawn
            drawing={sceneOf(settings, 0)}
            sizes="(width >= 768px) 110vw, 175vw"
            isUrgent
            className={styles.still}
          />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <WaysIn />
          <Terms />
        </div>
      </section>
      <figure className={styles.cast} data-mode="dark">
        <div className={styles.strip}>
          {people.map((drawing) => (
            <Drawn
              key={drawing.address}
              drawing={drawing}
              sizes="(width >= 1248px) 29rem, (width >= 768px) 39vw, 50vw"
              className={styles.shot}
            />
          ))}
          <Drawn
            drawing={pair}
            sizes="(width >= 1248px) 46rem, (width >= 768px) 62vw, 100vw"
            className={classes(styles.shot, styles.both)}
          />
        </div>
        <DrawnNote className={styles.note} />
      </figure>
      {how.steps.length > 0 && (
        <section className={styles.credits}>
          <h2 className={styles.heading}>{how.title}</h2>
          <StepList steps={how.steps} className={styles.roll} stepClass={styles.credit} />
        </section>
      )}
      <section className={styles.credits}>
        <h2 className={styles.heading}>{promise}</h2>
        <PromiseList promises={promises} className={styles.roll} lineClass={styles.promise} />
      </section>
    </FrontPage>
  )
}
