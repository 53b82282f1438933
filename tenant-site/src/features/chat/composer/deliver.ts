import type { Outgoing, Sent } from '#site/features/chat/state/shapes.ts'
import { goesByItself } from './goes_by_itself.ts'

type Delivery = {
  message: Outgoing
  send: () => Promise<Sent>
  /** Whether an attempt failed because the server wasn't reached. */
  isUnreached: (error: unknown) => boolean
  onWaiting: (isWaiting: boolean) => void
  /** Resolves when another attempt is worth it. */
  pause: (failures: number) => Promise<void>
  /** False once someone else is logged in, or nobody: nothing is sent in their name. */
  isTheirs: () => boolean
}

/** Sends a message, however long there is no connection; null if its writer has left. @throws what the API refused */
export async function deliver({
  message,
  send,
  isUnreached,
  onWaiting,
  pause,
  isTheirs,
}: Delivery): Promise<Sent | null> {
  for (let failures = 0; ; failures++) {
    if (failures > 0 || !navigator.onLine) {
      onWaiting(true)
      await pause(failures)
      if (!isTheirs()) return null
      onWaiting(false)
    }
    try {
      return await send()
    } catch (error) {
      if (!isUnreached(error) || !goesByItself(message)) throw error
    }
  }
}
