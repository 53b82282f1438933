import { pairsOf, portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useTranslation } from 'react-i18next'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { PortraitWall } from '#site/ui/people/portrait_wall.tsx'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FrontPage } from './parts/front_page.tsx'
import { Terms } from '#site/features/reach/invitation/terms.tsx'
import { usePromises } from './parts/use_promises.ts'
import { useSteps } from './parts/use_steps.ts'
import { useWords } from './parts/use_words.ts'
import { WaysIn } from './parts/ways_in.tsx'
import styles from './wall_screen.module.css'

/** Like a magazine: a large portrait with two beside it, then quiet lines in generous type. */
export default function WallScreen() {
  const { t } = useTranslation('site')
  const settings = useSettings()
  const { title, lead } = useWords()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  return (
    <FrontPage>
      <section className={styles.hero}>
        <PortraitWall pictures={portraitsOf(settings, 3)} caption={t('person.drawn_portraits')} />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <WaysIn />
          <Terms />
        </div>
      </section>
      {how.steps.length > 0 && (
        <section className={styles.how}>
          <figure className={styles.beside}>
            <Drawn drawing={pairsOf(settings)[0]!} sizes="(width >= 768px) 26rem, 60vw" />
            <Drawn
              drawing={portraitsOf(settings, 1, 3)[0]!}
              sizes="(width >= 768px) 13rem, 35vw"
              className={styles.above}
            />
            <DrawnNote />
          </figure>
          <div>
            <h2 className={styles.heading}>{how.title}</h2>
            <ol className={styles.steps}>
              {how.steps.map(({ title: step, text }) => (
                <li key={step} className={styles.step}>
                  <h3>{step}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
      <section className={styles.promises}>
        <h2 className={styles.heading}>{promise}</h2>
        <ul className={styles.lines}>
          {promises.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </FrontPage>
  )
}
