import { useEffect, useState, useSyncExternalStore } from 'react'
import { PhotoQueue } from '#console/moderation/photo_queue.ts'

/** Photos of a brand that wait for a verdict, with the next ones already loaded. */
export function usePhotoQueue(tenantId: string) {
  const [queue] = useState(() => new PhotoQueue(tenantId))
  const state = useSyncExternalStore(queue.subscribe, queue.current)
  useEffect(() => queue.fetchMore(), [queue])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.isSending) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [queue])
  useEffect(() => {
    for (const { filename } of state.photos.slice(state.at + 1, state.at + 1 + AHEAD)) new Image().src = filename
  }, [state.photos, state.at])
  return { queue, state }
}

/** How many photos are loaded before they are shown. */
export const AHEAD = 4
