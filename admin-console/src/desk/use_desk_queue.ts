import { useEffect, useState, useSyncExternalStore } from 'react'
import { DeskQueue } from '#console/desk/desk_queue.ts'

/** The conversations before somebody at the desk, as long as the screen is open. */
export function useDeskQueue() {
  const [queue] = useState(() => new DeskQueue())
  const state = useSyncExternalStore(queue.subscribe, queue.current)
  useEffect(() => queue.start(), [queue])
  return { queue, state }
}
