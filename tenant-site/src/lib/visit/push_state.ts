import { createListeners } from './create_listeners.ts'

/** What this browser does with pushes (specification §3); unknown on the server and until checked. */
export type PushState = {
  isCapable: boolean
  status: 'unknown' | 'not_subscribed' | 'subscribed' | 'denied'
}

const UNKNOWN: PushState = { isCapable: false, status: 'unknown' }

const ASSUMED: PushState = { isCapable: true, status: 'not_subscribed' }

let state = UNKNOWN
const { tellAll, listen } = createListeners()

export { listen as onPushState }

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
  tellAll()
}
