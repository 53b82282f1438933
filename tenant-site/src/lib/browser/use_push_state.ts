import { useSyncExternalStore } from 'react'
import { PUSH_NOTE } from '#site/lib/visit/browser_notes.ts'
import { assumedPush, onPushState, type PushState, pushState } from '#site/lib/visit/push_state.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export function usePushState(): PushState {
  const { notes } = useVisit()
  return useSyncExternalStore(onPushState, pushState, () => assumedPush(notes.includes(PUSH_NOTE)))
}
