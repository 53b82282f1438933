import { useTranslation } from 'react-i18next'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { personOf } from '#site/lib/people/person_of.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { PortraitWall } from '#site/ui/people/portrait_wall.tsx'
import styles from './hero.module.css'
import { Notice } from '#site/ui/feedback/notice.tsx'

/** Niches of one gender (specification §3). */
const DRAWN_FOR: Record<number, 'men' | 'women'> = { 5: 'men', 6: 'women' }

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

/** Discloses fictional profiles; shown on every page that invites visitors to sign up. */
function HonestSentence() {
  const { t } = useTranslation('reach')
  const { name, fictional_plural } = useSettings()
  return <Notice tone="fictional">{t('index.fictional', { site: name, fictional_plural })}</Notice>
}
