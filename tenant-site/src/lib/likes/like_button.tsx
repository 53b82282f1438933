import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { HeartButton } from '#site/ui/buttons/heart_button.tsx'
import { mustActivate } from '#site/lib/activation/must_activate.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { useAccountLink } from '#site/lib/user/use_account_link.ts'
import { useLike } from './use_like.ts'
import { useUser } from '#site/lib/user/use_user.ts'

const MatchMoment = lazy(() => import('./match_moment.tsx'))
const ActivationDialog = lazy(() => import('#site/lib/activation/activation_dialog.tsx'))

type LikeButtonProps = { card: Card; shape?: 'round' | 'labelled' }

/** Heart on a person, none on the member's own card. Needs the `discovery` namespace. */
export function LikeButton({ card, shape }: LikeButtonProps) {
  const { t } = useTranslation('discovery')
  const user = useUser()
  const [match, setMatch] = useState<Card | null>(null)
  const [isActivating, setActivating] = useState(false)
  const { mutate: like } = useLike(card, { onMatch: setMatch, onActivationRequired: () => setActivating(true) })
  const label = t('like.label', { name: card.name })
  const accountLink = useAccountLink(useLocation(), { card, what: label })
  const words = { label, text: t(card.liked ? 'like.button_pressed' : 'like.button'), shape }

  if (!user) return <HeartButton {...words} {...accountLink} />
  if (user.profile.id === card.id) return null

  function press() {
    if (user && mustActivate(user)) setActivating(true)
    else like(!card.liked)
  }

  function goOn() {
    setActivating(false)
    like(true)
  }

  return (
    <>
      <HeartButton {...words} isPressed={card.liked} onPress={press} />
      {/* Only when needed: on a page of cards, each boundary would hydrate separately. */}
      {(match || isActivating) && (
        <Suspense>
          {match && <MatchMoment card={match} user={user} onClose={() => setMatch(null)} />}
          {isActivating && <ActivationDialog user={user} onDone={goOn} onClose={() => setActivating(false)} />}
        </Suspense>
      )}
    </>
  )
}
