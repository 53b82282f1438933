import { pairsOf, sceneOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FrontPage } from './parts/front_page.tsx'
import { Terms } from '#site/features/reach/invitation/terms.tsx'
import { usePromises } from './parts/use_promises.ts'
import { HeroPicture, useHero } from './parts/hero_picture.tsx'
import { useSteps } from './parts/use_steps.ts'
import { PromiseList } from './parts/promise_list.tsx'
import { useWords } from './parts/use_words.ts'
import { WaysIn } from './parts/ways_in.tsx'
import styles from './letter_screen.module.css'

/** A letter that lies on one large picture: a narrow column, steps as its sentences, the brand’s name under it. */
export default function LetterScreen() {
  const settings = useSettings()
  const { title, lead } = useWords()
  const hero = useHero()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  return (
    <FrontPage>
      <div className={styles.picture}>
        {hero ? (
          <HeroPicture hero={hero} sizes="100vw" className={styles.scene} />
        ) : (
          <Drawn drawing={sceneOf(settings, 0)} sizes="100vw" isUrgent className={styles.scene} />
        )}
      </div>
      <div className={styles.spread}>
        <article className={styles.letter}>
          <section className={styles.part}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <WaysIn className={styles.actions} />
            <Terms />
          </section>
          {how.steps.length > 0 && (
            <section className={styles.part}>
              <h2>{how.title}</h2>
              {how.steps.map(({ title: step, text }) => (
                <div key={step} className={styles.sentence}>
                  <h3>{step}.</h3> <p>{text}</p>
                </div>
              ))}
              <p className={styles.signature}>{settings.name}</p>
            </section>
          )}
        </article>
        <figure className={styles.pair}>
          <Drawn drawing={pairsOf(settings)[0]!} sizes="(width >= 768px) 34rem, 100vw" className={styles.two} />
          <DrawnNote />
        </figure>
        <section className={styles.promises}>
          <h2>{promise}</h2>
          <PromiseList promises={promises} className={styles.lines} />
        </section>
      </div>
    </FrontPage>
  )
}
