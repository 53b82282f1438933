import { useRef } from 'react'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'

/** In ms. */
const AT_MOST_EVERY = 4_000

/** Tells the partner that the member is typing. Nobody is told for a fictional profile: no one there waits for an answer. */
export function useTellTyping({ id, profile, composer }: ConversationState) {
  const { api } = useVisit()
  const toldAt = useRef(-Infinity)
  const mayTell = !profile.fictional && composer.refusal === null

  return () => {
    if (id === null || !mayTell || performance.now() - toldAt.current < AT_MOST_EVERY) return
    toldAt.current = performance.now()
    // The API rejects POST requests without JSON.
    const request = { params: { id }, body: {}, retry: 0 }
    // Nothing depends on it.
    api.chats.typing.store(request).catch(() => {})
  }
}
