let isNowLive = false
const listeners = new Set<() => void>()

/** Whether this tab hears of changes at once; if not, it polls. */
export function isLive(): boolean {
  return isNowLive
}

export function noteLive(isLive: boolean): void {
  isNowLive = isLive
  for (const tell of listeners) tell()
}

export function onLiveState(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
