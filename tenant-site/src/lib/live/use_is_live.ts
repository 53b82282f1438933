import { useSyncExternalStore } from 'react'
import { isLive, onLiveState } from './live_state.ts'

export function useIsLive(): boolean {
  return useSyncExternalStore(onLiveState, isLive, () => false)
}
