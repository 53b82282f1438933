import { useSyncExternalStore } from 'react'
import { onPushState, type PushState, pushState, UNKNOWN_PUSH } from './push_state.ts'

/** What this browser does with pushes. */
export function usePushState(): PushState {
  return useSyncExternalStore(onPushState, pushState, () => UNKNOWN_PUSH)
}
