import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import type { Likes, User } from '#site/lib/api/shapes.ts'
import { useIsTyping } from '#site/lib/browser/use_is_typing.ts'
import { useOverlayTurn } from '#site/lib/browser/use_overlay_turn.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { newsOf, type News } from './news_of.ts'

const LikeMoment = lazy(() => import('./like_moment.tsx'))
const MatchMoment = lazy(() => import('#site/lib/likes/match_moment.tsx'))

/** Full-screen notice of new likes and matches (product.md §5), never while the member is typing. */
export default function LikeNews({ user }: { user: User }) {
  const { api, loadNamespaces } = useVisit()
  const [news, setNews] = useState<News<Likes['liked_by'][number]> | null>(null)
  const [isReady, setReady] = useState(false)
  const before = useRef<Likes>(undefined)
  // Only subscribes; polling fetches it.
  const { data: likes } = useQuery({ ...call(api, 'likes.index'), enabled: false })

  useEffect(() => {
    if (!likes) return
    const come = before.current && newsOf(before.current, likes)
    before.current = likes
    if (!come) return
    setNews(come)
    loadNamespaces(['discovery']).then(
      () => setReady(true),
      () => setNews(null)
    )
  }, [likes, loadNamespaces])

  const isTyping = useIsTyping()
  const isTold = news !== null && isReady && !isTyping
  const isMyTurn = useOverlayTurn(news?.kind === 'match' ? 'match' : 'like', isTold)
  if (!isMyTurn || !news) return null
  const end = () => setNews(null)
  return (
    <Suspense>
      {news.kind === 'match' ? (
        <MatchMoment card={news.card} user={user} onClose={end} />
      ) : (
        <LikeMoment card={news.card} isLike onClose={end} />
      )}
    </Suspense>
  )
}
