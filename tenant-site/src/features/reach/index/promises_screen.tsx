import type { Still } from '@manyhearts/theme-presets/art'
import { pairsOf, portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { stillLife } from '#site/ui/drawings/still_life.ts'
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
import styles from './promises_screen.module.css'

/** Of the promises, in their order: a letter with its postage, a cup without a next one, what stays fresh, a bench to oneself. */
const STILLS: readonly Still[] = ['mail', 'chat', 'heart', 'people']

/** Large type beside two people, whose picture goes on to the window’s edge, and four equal promises, each with its drawing. */
export default function PromisesScreen() {
  const settings = useSettings()
  const { title, lead } = useWords()
  const hero = useHero()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  return (
    <FrontPage>
      <header className={styles.hero}>
        <h1 className={styles.title}>{title}</h1>
        <figure className={styles.pair}>
          {hero ? (
            <HeroPicture hero={hero} sizes="(width >= 992px) 50vw, 100vw" className={styles.picture} />
          ) : (
            <>
              <Drawn
                drawing={pairsOf(settings)[0]!}
                sizes="(width >= 992px) 50vw, 100vw"
                isUrgent
                className={styles.picture}
              />
              <DrawnNote />
            </>
          )}
        </figure>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <WaysIn />
          <Terms />
        </div>
      </header>
      <div className={styles.page}>
        <section className={styles.promises}>
          <h2 className={styles.heading}>{promise}</h2>
          <PromiseList
            promises={promises}
            className={styles.cards}
            lineClass={styles.card}
            picture={(place) => (
              <Drawn
                drawing={stillLife(settings.theme.preset, STILLS[place]!)}
                sizes="(width >= 768px) 18rem, 12rem"
                className={styles.still}
              />
            )}
          />
        </section>
        <figure className={styles.two}>
          {/* Nobody who is seen above. */}
          {portraitsOf(settings, 2, 5).map((drawing) => (
            <Drawn
              key={drawing.address}
              drawing={drawing}
              sizes="(width >= 768px) 24rem, 50vw"
              className={styles.one}
            />
          ))}
          <DrawnNote className={styles.note} />
        </figure>
        {how.steps.length > 0 && (
          <section className={styles.how}>
            <h2 className={styles.heading}>{how.title}</h2>
            <StepList steps={how.steps} className={styles.steps} stepClass={styles.step} />
          </section>
        )}
      </div>
    </FrontPage>
  )
}
