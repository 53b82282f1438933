import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '#site/lib/api/call.ts'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { usePushState } from '#site/lib/browser/use_push_state.ts'
import { isLive } from '#site/lib/live/live_state.ts'
import { useIsLive } from '#site/lib/live/use_is_live.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'

const FIRST = 5_000
const EVERY = 60_000
const EVERY_WHEN_TOLD = 300_000

/**
 * Refreshes a member's own figures (specification §9): after 5 s, then every minute; every five where push or live events tell of
 * changes. Not while the page is hidden or offline.
 */
export function usePolling({ age_check_required }: User) {
  const visit = useVisit()
  const meetsPeople = !age_check_required
  const isTold = useIsLive()
  const interval = usePushState().status === 'subscribed' || isTold ? EVERY_WHEN_TOLD : EVERY
  const last = useRef(0)

  const poll = useEffectEvent(() => {
    if (document.hidden || !navigator.onLine) return
    last.current = Date.now()
    refresh(visit, meetsPeople)
  })
  const catchUp = useEffectEvent(() => {
    if (Date.now() - last.current >= interval) poll()
  })
  const pollFirst = useEffectEvent(() => {
    // Live events begin with what has changed since the page was rendered.
    if (isLive()) last.current = Date.now()
    else poll()
  })

  useEffect(() => {
    last.current = Date.now()
    const first = setTimeout(pollFirst, FIRST)
    return () => clearTimeout(first)
  }, [visit, meetsPeople])

  useEffect(() => {
    const every = setInterval(poll, interval)
    document.addEventListener('visibilitychange', catchUp)
    addEventListener('online', catchUp)
    return () => {
      clearInterval(every)
      document.removeEventListener('visibilitychange', catchUp)
      removeEventListener('online', catchUp)
    }
  }, [interval])
}

/** Failures wait for the next poll; members who must prove their age first have no chats or likes to load. */
function refresh({ api, queryClient }: Visit, meetsPeople: boolean) {
  const fresh = { staleTime: 0 }
  void queryClient.prefetchQuery({ ...userQuery(api), ...fresh })
  if (!meetsPeople) return
  void queryClient.prefetchQuery({ ...chatsQuery(api), ...fresh })
  void queryClient.prefetchQuery({ ...call(api, 'likes.index'), ...fresh })
}
