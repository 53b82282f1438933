import { useTranslation } from 'react-i18next'
import { hasPage } from '#site/app/has_page.ts'
import { personOf } from '#site/lib/person_of.ts'
import type { Card } from '#site/lib/shapes.ts'
import { useMessagePrice } from '#site/lib/use_message_price.ts'
import { useSettings } from '#site/lib/use_settings.ts'
import { ButtonLink } from '#site/ui/button_link.tsx'
import { PortraitWall } from '#site/ui/portrait_wall.tsx'
import { HonestSentence } from './honest_sentence.tsx'
import styles from './hero.module.css'

/** Niches of one gender (specification §3): men for men, women for women. */
const DRAWN_FOR: Record<number, 'men' | 'women'> = { 5: 'men', 6: 'women' }

/** The first thing a visitor sees: faces, the brand's own words, what it costs, and that not everybody is real. */
export function Hero({ people }: { people: readonly Card[] }) {
  const { t } = useTranslation('reach')
  const settings = useSettings()
  const { index_title, description, name, niche } = settings
  const price = useMessagePrice()
  return (
    <section className={styles.hero}>
      <PortraitWall isFront drawn={DRAWN_FOR[niche]} people={people.map((card) => personOf(card, settings))} />
      <div className={styles.words}>
        <h1 className={styles.title}>{index_title || name}</h1>
        <p className={styles.lead}>{description}</p>
        <div className={styles.actions}>
          {hasPage('/signup') && (
            <ButtonLink to="/signup" size="large">
              {t('index.sign_up')}
            </ButtonLink>
          )}
          <ButtonLink to="/login" size="large" variant="outline">
            {t('index.log_in')}
          </ButtonLink>
        </div>
        <p className={styles.cost}>{price ? t('index.cost', { price }) : t('index.free')}</p>
        <HonestSentence />
      </div>
    </section>
  )
}
