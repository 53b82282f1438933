import { useEffect } from 'react'
import { call } from '#site/lib/api/call.ts'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { isLive } from '#site/lib/live/live_state.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { askWaiting } from '#site/lib/user/share_waiting.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Message from the service worker when a push arrives (sw_push.js). */
type Arrival = { type?: string }

/** Tracks this browser's push subscription and refetches what the page shows when a push arrives, or once it is looked at again. */
export function usePush(memberId: string): void {
  const visit = useVisit()
  const { push_public_key } = useSettings()

  useEffect(() => {
    // On failure the push state stays unknown, and polling continues at its normal rate.
    void import('#site/lib/browser/push_subscription.ts')
      .then(({ watchPush }) => watchPush(visit, push_public_key, memberId))
      .catch(() => {})
  }, [visit, push_public_key, memberId])

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const { api, queryClient } = visit
    let isNoted = false

    function take({ data }: MessageEvent<Arrival>) {
      // Live events were here before.
      if (data?.type !== 'push' || isLive()) return
      if (document.hidden) {
        isNoted = true
        askWaiting()
      } else refresh()
    }

    function look() {
      if (isNoted && !document.hidden) refresh()
    }

    function refresh() {
      isNoted = false
      for (const { queryKey } of [userQuery(api), chatsQuery(api), call(api, 'likes.index')])
        void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: ['chats.messages.index'] })
    }

    navigator.serviceWorker.addEventListener('message', take)
    document.addEventListener('visibilitychange', look)
    return () => {
      navigator.serviceWorker.removeEventListener('message', take)
      document.removeEventListener('visibilitychange', look)
    }
  }, [visit])
}
