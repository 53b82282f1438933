import { portraitsOf, sceneOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { classes } from '#site/ui/classes.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FrontPage } from './parts/front_page.tsx'
import { Terms } from '#site/features/reach/invitation/terms.tsx'
import { usePromises } from './parts/use_promises.ts'
import { HeroPicture, useHero } from './parts/hero_picture.tsx'
import { useSteps } from './parts/use_steps.ts'
import { StepList } from './parts/step_list.tsx'
import { PromiseList } from './parts/promise_list.tsx'
import { useWords } from './parts/use_words.ts'
import { WaysIn } from './parts/ways_in.tsx'
import styles from './poster_screen.module.css'

/** These take four places each, by the style sheet. */
const LARGE = [1, 6, 11]

/** As many as fill 24 places without a gap, with those. */
const CROWD = 15

/** A poster: one picture edge to edge with large type over it, then a crowd of faces, and steps one can’t overlook. */
export default function PosterScreen() {
  const settings = useSettings()
  const { title, lead } = useWords()
  const hero = useHero()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  // Without the second, who stands before the same neon heart as the sixth.
  const [first, , ...others] = portraitsOf(settings, CROWD + 1)
  return (
    <FrontPage>
      <section className={classes(styles.hero, hero && styles.own)} data-mode="dark">
        <div className={styles.picture}>
          {hero ? (
            <HeroPicture hero={hero} sizes="(orientation: portrait) 60vh, 100vw" className={styles.scene} />
          ) : (
            <Drawn
              drawing={sceneOf(settings, 0)}
              sizes="(orientation: portrait) 60vh, 100vw"
              isUrgent
              className={styles.scene}
            />
          )}
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <WaysIn />
        </div>
        <div className={styles.terms}>
          <Terms />
        </div>
      </section>
      <figure className={styles.people} data-mode="dark">
        <div className={styles.crowd}>
          {[first!, ...others].map((drawing, place) => (
            <Drawn
              key={place}
              drawing={drawing}
              sizes={LARGE.includes(place) ? '(width >= 768px) 25vw, 50vw' : '(width >= 768px) 12.5vw, 25vw'}
              className={styles.face}
            />
          ))}
        </div>
        <DrawnNote className={styles.below} />
      </figure>
      {how.steps.length > 0 && (
        <section className={styles.how}>
          <h2>{how.title}</h2>
          <StepList steps={how.steps} className={styles.steps} stepClass={styles.step} />
        </section>
      )}
      <section className={styles.promises}>
        <h2>{promise}</h2>
        <PromiseList promises={promises} lineClass={styles.promise} />
      </section>
    </FrontPage>
  )
}
