import { lazy, Suspense, useEffect, useState } from 'react'
import type { Card, User } from '#site/lib/api/shapes.ts'
import { useOverlayTurn } from '#site/lib/browser/use_overlay_turn.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { findAutoLike } from './find_auto_like.ts'

const LikeMoment = lazy(() => import('./like_moment.tsx'))

type LikePopupProps = {
  user: User | null
  /** In ms. */
  delay: number
  onClose: () => void
}

/** Popup of a link with `?t=` (specification §2): an unseen like or someone to meet. */
export default function LikePopup({ user, delay, onClose }: LikePopupProps) {
  const visit = useVisit()
  const [card, setCard] = useState<Card | null>(null)
  const isMember = user !== null

  useEffect(() => {
    let isGone = false
    const timer = setTimeout(async () => {
      const [found] = await Promise.all([findAutoLike(visit, isMember), visit.loadNamespaces(['discovery'])])
      if (!isGone) setCard(found)
    }, delay)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [visit, isMember, delay])

  const isMyTurn = useOverlayTurn('like', card !== null)
  if (!isMyTurn || !card) return null
  return (
    <Suspense>
      <LikeMoment card={card} isLike={isMember} onClose={onClose} />
    </Suspense>
  )
}
