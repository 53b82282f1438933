import { useTranslation } from 'react-i18next'
import { Heart, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { personOf } from '#site/lib/people/person_of.ts'
import { placeOf } from '#site/lib/people/place_of.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { classes } from '#site/ui/classes.ts'
import { FictionalBadge } from '#site/ui/people/fictional_badge.tsx'
import { nameAndAge } from '#site/ui/people/name_and_age.ts'
import { Portrait } from '#site/ui/people/portrait.tsx'
import { PremiumBadge } from '#site/ui/people/premium_badge.tsx'
import styles from './swipe_card.module.css'
import { type LikeOrPass, useThrow } from '#site/lib/browser/use_throw.ts'

type SwipeCardProps = {
  card: Card
  /** 0 is on top; cards below only hint at more. */
  place: number
  /** Played and animating out. */
  leaving?: LikeOrPass
  onPlay: (choice: LikeOrPass) => void
  onLeft: () => void
}

export function SwipeCard({ card, place, leaving, onPlay, onLeft }: SwipeCardProps) {
  const { t } = useTranslation('site')
  const settings = useSettings()
  const { ref, ...grips } = useThrow(onPlay, leaving !== undefined)
  const isOnTop = place === 0 && !leaving
  const where = placeOf(card)
  return (
    <article
      ref={ref}
      className={classes(styles.card, leaving && styles[leaving])}
      data-place={place}
      inert={!isOnTop}
      onAnimationEnd={leaving && onLeft}
      {...(isOnTop && grips)}
    >
      <div className={styles.portrait}>
        {/* The caption carries the fictional label. */}
        <Portrait person={{ ...personOf(card, settings, 'half'), fictional: null }} isFluid isUrgent={place === 0} />
        <span className={classes(styles.stamp, styles.liked)} aria-hidden="true">
          <Heart />
        </span>
        <span className={classes(styles.stamp, styles.passed)} aria-hidden="true">
          <X />
        </span>
      </div>
      <div className={styles.words}>
        <FictionalBadge mark={card.fictional} />
        <h2 className={styles.name}>
          <Link className={styles.link} to={`/members/${card.id}`} rel="nofollow" draggable={false}>
            {nameAndAge(card)}
          </Link>
          {card.paid_user && <PremiumBadge label={t('person.premium')} isCompact />}
        </h2>
        {(where || card.online) && (
          <p className={styles.place}>
            {card.online && <span className={styles.online}>{t('person.online')}</span>}
            {where}
          </p>
        )}
      </div>
    </article>
  )
}
