import { useTranslation } from 'react-i18next'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { MatchOverlay } from '#site/ui/overlays/match_overlay.tsx'
import { personOf } from '#site/lib/people/person_of.ts'
import { self } from '#site/lib/user/self.ts'
import type { Card, User } from '#site/lib/api/shapes.ts'
import { useOverlayEvents } from './use_overlay_events.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'

type MatchMomentProps = { card: Card; user: User; onClose: () => void }

/** Two people like each other; fictional profiles get different texts. Needs the `discovery` namespace. */
export default function MatchMoment({ card, user, onClose }: MatchMomentProps) {
  const { t } = useTranslation('discovery')
  const settings = useSettings()
  const ways = useOverlayEvents('match', onClose)
  const { name, fictional } = card
  const title = fictional ? t('match.fictional_title', { name, fictional_singular: fictional.label }) : t('match.title')
  return (
    <MatchOverlay
      title={title}
      text={fictional ? fictional.warning : t('match.text', { name })}
      self={self(user, settings, 'half')}
      other={personOf(card, settings, 'half')}
      otherTo={`/members/${card.id}`}
      otherLabel={t('match.view_profile', { name })}
      onPhoto={ways.onPhoto}
      onClose={ways.onClose}
    >
      {hasPage('/members/:id/chat') && (
        <ButtonLink to={`/members/${card.id}/chat`} size="large" wide onClick={ways.onButton}>
          {t('match.write', { name })}
        </ButtonLink>
      )}
      <Button variant="quiet" size="large" wide onClick={ways.onButton}>
        {t('match.keep_looking')}
      </Button>
    </MatchOverlay>
  )
}
