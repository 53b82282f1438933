import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { JoinNote } from '#site/lib/brand/join_note.tsx'
import { useMayJoin } from '#site/lib/brand/use_may_join.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { PortraitWall } from '#site/ui/people/portrait_wall.tsx'
import styles from './hero.module.css'
import { CostLine } from './invitation/cost_line.tsx'
import { HonestSentence } from './invitation/honest_sentence.tsx'

export function Hero() {
  const { t } = useTranslation(['reach', 'site'])
  const settings = useSettings()
  const { index_title, description, name, visitor_may_search } = settings
  const signups = useSignups()
  const mayJoin = useMayJoin()
  return (
    <section className={styles.hero}>
      <PortraitWall isFront pictures={portraitsOf(settings, 3)} caption={t('site:person.drawn_portraits')} />
      <div className={styles.words}>
        <h1 className={styles.title}>{index_title || name}</h1>
        <p className={styles.lead}>{description}</p>
        <JoinNote />
        <div className={styles.actions}>
          {mayJoin && (
            <ButtonLink to="/signup" size="large">
              {signups === 'by_invitation' ? t('site:join.enter_code') : t('site:common.sign_up_free')}
            </ButtonLink>
          )}
          <ButtonLink to="/login" size="large" variant="outline">
            {t('site:common.log_in')}
          </ButtonLink>
        </div>
        {visitor_may_search && (
          <p>
            <Link to="/members">{t('index.steps.look')}</Link>
          </p>
        )}
        <CostLine className={styles.cost} />
        <HonestSentence />
      </div>
    </section>
  )
}
