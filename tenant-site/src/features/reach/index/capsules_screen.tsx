import type { Still } from '@manyhearts/theme-presets/art'
import { pairsOf, portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { stillLife } from '#site/ui/drawings/still_life.ts'
import styles from './capsules_screen.module.css'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FrontPage } from './parts/front_page.tsx'
import { InvitedBy } from './parts/invited_by.tsx'
import { Terms } from '#site/features/reach/invitation/terms.tsx'
import { usePromises } from './parts/use_promises.ts'
import { HeroPicture, useHero } from './parts/hero_picture.tsx'
import { useSteps } from './parts/use_steps.ts'
import { StepList } from './parts/step_list.tsx'
import { PromiseList } from './parts/promise_list.tsx'
import { useWords } from './parts/use_words.ts'
import { WaysIn } from './parts/ways_in.tsx'

/** Of the promises, in their order: a letter, cups that are paid, an umbrella for rainy days, two free swings. */
const STILLS: readonly Still[] = ['mail', 'chat', 'lost', 'people']

/** The question who invited the visitor over pills that overlap on the gradient, people in pairs, and promises in coloured capsules. */
export default function CapsulesScreen() {
  const settings = useSettings()
  const signups = useSignups()
  const { title, lead } = useWords()
  const hero = useHero()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  const people = portraitsOf(settings, 5, 4)
  // Nobody stands here twice, which the first people would: they are among the pairs.
  const [pair, other = people[3]!] = pairsOf(settings)
  const couples = portraitsOf(settings, 6, 9)
  return (
    <FrontPage>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.join}>
          {signups === 'by_invitation' ? <InvitedBy /> : <WaysIn className={styles.actions} />}
        </div>
        <figure className={styles.people}>
          {hero ? (
            <HeroPicture hero={hero} sizes="(width >= 768px) 72rem, 100vw" className={styles.own} />
          ) : (
            <>
              <div className={styles.pills}>
                {[people[1]!, pair!, people[0]!, people[2]!, other, people[4]!].map((drawing, place) => (
                  <Drawn
                    key={place}
                    drawing={drawing}
                    sizes="(width >= 768px) 16rem, 34vw"
                    isUrgent={place < 3}
                    className={styles.pill}
                  />
                ))}
              </div>
              <DrawnNote className={styles.note} />
            </>
          )}
        </figure>
      </section>
      <div className={styles.terms}>
        <Terms />
      </div>
      {how.steps.length > 0 && (
        <section className={styles.how}>
          <h2 className={styles.heading}>{how.title}</h2>
          <StepList
            steps={how.steps}
            className={styles.steps}
            stepClass={styles.step}
            picture={(place) => (
              <span className={styles.couple}>
                {couples.slice(2 * place, 2 * place + 2).map((drawing, one) => (
                  <Drawn key={one} drawing={drawing} sizes="8rem" className={styles.round} />
                ))}
              </span>
            )}
          />
        </section>
      )}
      <section className={styles.promised}>
        <h2 className={styles.heading}>{promise}</h2>
        <PromiseList
          promises={promises}
          className={styles.promises}
          lineClass={styles.promise}
          picture={(place) => (
            <Drawn
              drawing={stillLife(settings.theme.preset, STILLS[place]!)}
              sizes="(width >= 992px) 24rem, 12rem"
              className={styles.scene}
            />
          )}
        />
      </section>
    </FrontPage>
  )
}
