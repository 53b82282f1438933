import type { Still } from '@manyhearts/theme-presets/art'
import { pairsOf, portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useTranslation } from 'react-i18next'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { stillLife } from '#site/ui/drawings/still_life.ts'
import { PortraitWall } from '#site/ui/people/portrait_wall.tsx'
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
import styles from './wall_screen.module.css'

/** Of the promises, in their order: what a letter costs, every way open, what stays yours, peace. */
const STILLS: readonly Still[] = ['mail', 'lost', 'heart', 'people']

/** Like a magazine: a large portrait with two beside it, steps in generous type, and promises like pictures on a wall. */
export default function WallScreen() {
  const { t } = useTranslation('site')
  const settings = useSettings()
  const { title, lead } = useWords()
  const hero = useHero()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  return (
    <FrontPage>
      <section className={styles.hero}>
        {hero ? (
          <HeroPicture hero={hero} sizes="(width >= 768px) 36rem, 100vw" className={styles.own} />
        ) : (
          <PortraitWall pictures={portraitsOf(settings, 3)} caption={t('person.drawn_portraits')} />
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <WaysIn className={styles.actions} />
          <Terms />
        </div>
      </section>
      {how.steps.length > 0 && (
        <section className={styles.how}>
          <figure className={styles.beside}>
            <Drawn drawing={pairsOf(settings)[0]!} sizes="(width >= 768px) 26rem, 60vw" />
            {/* Nobody who is seen above, or one of the pair. */}
            <Drawn
              drawing={portraitsOf(settings, 1, 8)[0]!}
              sizes="(width >= 768px) 13rem, 35vw"
              className={styles.above}
            />
            <DrawnNote />
          </figure>
          <div>
            <h2 className={styles.heading}>{how.title}</h2>
            <StepList steps={how.steps} className={styles.steps} stepClass={styles.step} />
          </div>
        </section>
      )}
      <section className={styles.promises}>
        <h2 className={styles.heading}>{promise}</h2>
        <PromiseList
          promises={promises}
          className={styles.wall}
          lineClass={styles.promise}
          picture={(place) => (
            <Drawn
              drawing={stillLife(settings.theme.preset, STILLS[place]!)}
              sizes="(width >= 768px) 18rem, 38vw"
              className={styles.arch}
            />
          )}
        />
      </section>
    </FrontPage>
  )
}
