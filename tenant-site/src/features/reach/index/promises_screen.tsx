import { Coins, HandCoins, ShieldCheck, Wallet } from 'lucide-react'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FrontPage } from './parts/front_page.tsx'
import { Terms } from '#site/features/reach/invitation/terms.tsx'
import { usePromises } from './parts/use_promises.ts'
import { useSteps } from './parts/use_steps.ts'
import { useWords } from './parts/use_words.ts'
import { WaysIn } from './parts/ways_in.tsx'
import styles from './promises_screen.module.css'

/** Of the promises on cards, in their order: those about money. */
const ICONS = [Coins, Wallet, HandCoins]

/** Large type and what is promised before anything is asked, beside two people. */
export default function PromisesScreen() {
  const settings = useSettings()
  const { title, lead } = useWords()
  const how = useSteps()
  const { title: promise, promises } = usePromises()
  const [safe] = promises.slice(ICONS.length)
  return (
    <FrontPage>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <section className={styles.words}>
          <WaysIn />
          <Terms />
        </section>
        <section className={styles.promises}>
          <h2 className={styles.heading}>{promise}</h2>
          <ul className={styles.cards}>
            {ICONS.map((Icon, place) => (
              <li key={promises[place]} className={styles.card}>
                <Icon aria-hidden="true" />
                <span>{promises[place]}</span>
              </li>
            ))}
          </ul>
          <p className={styles.safe}>
            <ShieldCheck aria-hidden="true" />
            <span>{safe}</span>
          </p>
        </section>
        <figure className={styles.two}>
          {portraitsOf(settings, 2).map((drawing) => (
            <Drawn key={drawing.address} drawing={drawing} sizes="(width >= 768px) 22rem, 50vw" isUrgent />
          ))}
          <DrawnNote className={styles.note} />
        </figure>
        {how.steps.length > 0 && (
          <section className={styles.how}>
            <h2 className={styles.heading}>{how.title}</h2>
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
      </div>
    </FrontPage>
  )
}
