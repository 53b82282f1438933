import { useSyncExternalStore } from 'react'
import { isTypingIn, onTyping } from '#site/features/chat/state/typing_state.ts'

export function usePartnerIsTyping(conversation: string | null): boolean {
  return useSyncExternalStore(
    onTyping,
    () => conversation !== null && isTypingIn(conversation),
    () => false
  )
}
