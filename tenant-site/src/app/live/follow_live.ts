import { keepStream } from '#site/lib/live/keep_stream.ts'
import { listenLive } from '#site/lib/live/listen_live.ts'
import { noteLive } from '#site/lib/live/live_state.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { createUpdates } from './create_updates.ts'

/** Keeps what this tab shows up to date by live events. Returns how to stop. */
export function followLive(visit: Visit, memberId: string): () => void {
  const updates = createUpdates(visit)
  let isOwnGap = true
  const leave = listenLive({
    name: `live:${memberId}`,
    lead: (listener) => keepStream({ url: '/api/events', ...listener, onRefused: updates.askSession }),
    onEvent: updates.take,
    onLive: (isLive) => {
      noteLive(isLive)
      if (!isLive) return
      if (isOwnGap) updates.catchUp()
      else updates.catchUpWithOthers()
      isOwnGap = false
    },
  })

  function noteOwnGap() {
    isOwnGap = true
  }
  const OWN_GAPS = ['pagehide', 'offline']
  for (const name of OWN_GAPS) addEventListener(name, noteOwnGap)

  return () => {
    for (const name of OWN_GAPS) removeEventListener(name, noteOwnGap)
    leave()
    updates.stop()
  }
}
