import { useTranslation } from 'react-i18next'
import { MessageCircle } from 'lucide-react'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { LikeButton } from '#site/lib/likes/like_button.tsx'
import { PersonCard } from '#site/lib/people/person_card.tsx'
import type { Card } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import styles from './liked_card.module.css'

type LikedCardProps = {
  card: Card & { like_new?: boolean; automatic?: boolean }
  isMatch: boolean
  isUrgent: boolean
}

/** Introductions by the site are labelled as such, not as likes. */
export function LikedCard({ card, isMatch, isUrgent }: LikedCardProps) {
  const { t } = useTranslation('discovery')
  const { name: site } = useSettings()
  const { id, name, fictional } = card
  return (
    <PersonCard
      card={card}
      to={`/likes/m/${id}`}
      action={<LikeButton card={card} />}
      mark={card.like_new ? t(card.automatic ? 'likes.new_introduction_badge' : 'likes.new_badge') : undefined}
      isUrgent={isUrgent}
    >
      {card.automatic && fictional && (
        <p className={styles.note}>{t('likes.introduction', { site, name, fictional_singular: fictional.label })}</p>
      )}
      {isMatch && hasPage('/members/:id/chat') && (
        <div className={styles.write}>
          <ButtonLink to={`/members/${id}/chat`} variant="secondary" wide>
            <MessageCircle aria-hidden="true" />
            {t('likes.write')}
          </ButtonLink>
        </div>
      )}
    </PersonCard>
  )
}
