import { pairsOf, portraitsOf, sceneOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { stillLife } from '#site/ui/drawings/still_life.ts'
import { classes } from '#site/ui/classes.ts'
import styles from './cinema_screen.module.css'
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

const PICTURES = ['people', 'lost', 'mail'] as const

/**
 * A wide still with the title on its dark half, three more of the same film: a couple between two others; a picture above each step, and the
 * promises on the dark half of a last still.
 */
export default function CinemaScreen() {
  const settings = useSettings()
  const { title, lead } = useWords()
  const hero = useHero()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  const pair = pairsOf(settings)[0]!
  // Nobody of the pair, and all with air above their heads.
  const people = portraitsOf(settings, 2, 8)
  return (
    <FrontPage>
      <section className={classes(styles.film, hero && styles.own)} data-mode="dark">
        <div className={styles.frame}>
          {hero ? (
            <HeroPicture hero={hero} sizes="(width >= 768px) 110vw, 175vw" className={styles.still} />
          ) : (
            <Drawn
              drawing={sceneOf(settings, 0)}
              sizes="(width >= 768px) 110vw, 175vw"
              isUrgent
              className={styles.still}
            />
          )}
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
          <Drawn drawing={pair} sizes="(width >= 768px) 55vw, 100vw" className={styles.both} />
          {people.map((drawing) => (
            <Drawn key={drawing.address} drawing={drawing} sizes="(width >= 768px) 28vw, 50vw" className={styles.one} />
          ))}
        </div>
        <DrawnNote className={styles.note} />
      </figure>
      {how.steps.length > 0 && (
        <section className={styles.credits}>
          <h2 className={styles.heading}>{how.title}</h2>
          <StepList
            steps={how.steps}
            className={styles.acts}
            stepClass={styles.act}
            picture={(place) => (
              <Drawn
                drawing={stillLife(settings.theme.preset, PICTURES[place]!)}
                sizes="(width >= 768px) 24rem, 92vw"
                className={styles.scene}
              />
            )}
          />
        </section>
      )}
      <section className={classes(styles.film, styles.last)} data-mode="dark">
        <div className={styles.frame}>
          <Drawn drawing={sceneOf(settings, 2)} sizes="(width >= 768px) 110vw, 175vw" className={styles.still} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.heading}>{promise}</h2>
          <PromiseList promises={promises} className={styles.roll} lineClass={styles.promise} />
        </div>
      </section>
    </FrontPage>
  )
}
