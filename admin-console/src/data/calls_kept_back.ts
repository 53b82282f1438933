/** Makes a call that was kept back; `isLeaving`: the page may be gone before there is an answer. */
type Send = (isLeaving: boolean) => Promise<void>

const keptBack = new Set<Send>()

// Whoever leaves has not taken anything back.
addEventListener('pagehide', () => void sendKeptBack(true))

/** Keeps a call until its time to be taken back is over. @returns what makes it now, or forgets it; only the first of the two counts */
export function keepBack(send: Send): { send(): void; forget(): void } {
  keptBack.add(send)
  return {
    send: () => void (keptBack.delete(send) && send(false)),
    forget: () => void keptBack.delete(send),
  }
}

/** Makes all calls that are kept back, as whoever could take them back leaves. */
export async function sendKeptBack(isLeaving = false): Promise<void> {
  const waiting = [...keptBack]
  keptBack.clear()
  await Promise.allSettled(waiting.map((send) => send(isLeaving)))
}
