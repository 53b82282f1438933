import { lazy, Suspense, useEffect, useState } from 'react'
import type { Card, User } from '#site/lib/api/shapes.ts'
import { useOverlayTurn } from '#site/lib/browser/use_overlay_turn.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { findIntroduction } from './find_auto_like.ts'

const LikeMoment = lazy(() => import('./like_moment.tsx'))

type LikePopupProps = {
  /** Null for a visitor. */
  user: User | null
  /** After how many ms it opens. */
  delay: number
  onClose: () => void
}

/** The popup that a link asks for with `?t=` (specification §2): an unseen like, or somebody to meet; nothing when there is nobody. */
export default function LikePopup({ user, delay, onClose }: LikePopupProps) {
  const visit = useVisit()
  const [card, setCard] = useState<Card | null>(null)
  const isMember = user !== null

  useEffect(() => {
    let isGone = false
    const timer = setTimeout(async () => {
      const [found] = await Promise.all([findIntroduction(visit, isMember), visit.loadWords(['discovery'])])
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
