/** What this browser does with pushes (specification §3): unknown until it has been asked, and on the server. */
export type PushState = {
  /** Whether it could take pushes at all. */
  isCapable: boolean
  status: 'unknown' | 'not_subscribed' | 'subscribed' | 'denied'
  /** The address the last push that came meanwhile leads to. */
  lastMessage: string | null
}

const UNKNOWN: PushState = { isCapable: false, status: 'unknown', lastMessage: null }

const ASSUMED: PushState = { isCapable: true, status: 'not_subscribed', lastMessage: null }

let state = UNKNOWN
const listeners = new Set<() => void>()

/** What is to be taken for true until the browser has been asked. */
export function assumedPush(canSwitchOn: boolean): PushState {
  return canSwitchOn ? ASSUMED : UNKNOWN
}

/** Whether pushes are possible here and off. */
export function canBeSwitchedOn({ isCapable, status }: PushState): boolean {
  return isCapable && status === 'not_subscribed'
}

/** How it is now. */
export function pushState(): PushState {
  return state
}

/** Notes what has become of it. */
export function notePush(change: Partial<PushState>): void {
  state = { ...state, ...change }
  for (const tell of listeners) tell()
}

/** Calls back whenever it changes. Returns how to end that. */
export function onPushState(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
