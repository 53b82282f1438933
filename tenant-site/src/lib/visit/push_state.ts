/** What this browser does with pushes (specification §3); unknown on the server and until checked. */
export type PushState = {
  isCapable: boolean
  status: 'unknown' | 'not_subscribed' | 'subscribed' | 'denied'
}

const UNKNOWN: PushState = { isCapable: false, status: 'unknown' }

const ASSUMED: PushState = { isCapable: true, status: 'not_subscribed' }

let state = UNKNOWN
const listeners = new Set<() => void>()

export function assumedPush(canSwitchOn: boolean): PushState {
  return canSwitchOn ? ASSUMED : UNKNOWN
}

export function canBeSwitchedOn({ isCapable, status }: PushState): boolean {
  return isCapable && status === 'not_subscribed'
}

export function pushState(): PushState {
  return state
}

export function notePush(change: Partial<PushState>): void {
  state = { ...state, ...change }
  for (const tell of listeners) tell()
}

export function onPushState(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
