import { useEffect } from 'react'
import { call } from '#site/lib/api/call.ts'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { usePushState } from '#site/lib/browser/use_push_state.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'

const FIRST = 5_000
const EVERY = 60_000
const EVERY_WITH_PUSH = 300_000

/** Refreshes a member's own figures (specification §9): after 5 s, then every minute, or every five with push; not while hidden. */
export function usePolling() {
  const visit = useVisit()
  const user = useUser()
  const isLoggedIn = user !== null
  const meetsPeople = user?.age_check_required === false
  const interval = usePushState().status === 'subscribed' ? EVERY_WITH_PUSH : EVERY

  useEffect(() => {
    if (!isLoggedIn) return
    let last = Date.now()

    function poll() {
      if (document.hidden) return
      last = Date.now()
      refresh(visit, meetsPeople)
    }
    function catchUp() {
      if (Date.now() - last >= interval) poll()
    }

    const first = setTimeout(poll, FIRST)
    const every = setInterval(poll, interval)
    document.addEventListener('visibilitychange', catchUp)
    return () => {
      clearTimeout(first)
      clearInterval(every)
      document.removeEventListener('visibilitychange', catchUp)
    }
  }, [visit, isLoggedIn, meetsPeople, interval])
}

/** Failures wait for the next poll; members who must prove their age first have no chats or likes to load. */
function refresh({ api, queryClient }: Visit, meetsPeople: boolean) {
  const fresh = { staleTime: 0 }
  void queryClient.prefetchQuery({ ...userQuery(api), ...fresh })
  if (!meetsPeople) return
  void queryClient.prefetchQuery({ ...chatsQuery(api), ...fresh })
  void queryClient.prefetchQuery({ ...call(api, 'likes.index'), ...fresh })
}
