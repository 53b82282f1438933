import { useTranslation } from 'react-i18next'
import { personOf } from '#site/lib/people/person_of.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { useOverlayEvents } from '#site/lib/likes/use_overlay_events.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { LikeOverlay } from '#site/ui/overlays/like_overlay.tsx'
import { nameAndAge } from '#site/ui/people/name_and_age.ts'

type LikeMomentProps = {
  card: Card
  /** False for an introduction by the site. */
  isLike: boolean
  onClose: () => void
}

/** A fictional profile doesn't like: the site introduces it and says so (product.md §1). Needs the namespace `discovery`. */
export default function LikeMoment({ card, isLike, onClose }: LikeMomentProps) {
  const { t } = useTranslation(['discovery', 'site'])
  const settings = useSettings()
  const { id, name, fictional } = card
  const isTheirLike = isLike && !fictional
  const ways = useOverlayEvents(isTheirLike ? 'new_like' : 'introduction', onClose)
  const to = `/members/${id}`
  return (
    <LikeOverlay
      title={isTheirLike ? t('new_like.title', { name }) : t('new_like.visitor_title', { name: nameAndAge(card) })}
      text={
        fictional
          ? t('likes.introduction', { site: settings.name, name, fictional_singular: fictional.label })
          : isLike
            ? t('new_like.text')
            : t('new_like.visitor_text', { site: settings.name })
      }
      person={personOf(card, settings, 'half')}
      to={to}
      label={t('match.view_profile', { name })}
      hasHeart={isTheirLike}
      onPhoto={ways.onPhoto}
      onClose={ways.onClose}
    >
      <ButtonLink to={to} size="large" wide onClick={ways.onButton} rel="nofollow">
        {t('new_like.view_profile', { name })}
      </ButtonLink>
      <Button variant="quiet" size="large" wide onClick={ways.onButton}>
        {t('site:common.not_now')}
      </Button>
    </LikeOverlay>
  )
}
