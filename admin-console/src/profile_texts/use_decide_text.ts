import { useDecisions } from '#console/moderation/use_decisions.ts'
import type { ProfileText, TextRefusal } from '#console/profile_texts/profile_text.ts'

export interface Done {
  text: ProfileText
  what: 'published' | 'refused' | 'undone'
  reason?: TextRefusal
}

/** Decides about texts, and takes the last decision back. */
export function useDecideText(tenantId: string) {
  const { send, ...decisions } = useDecisions<Done>()
  const { done } = decisions
  const addressOf = ({ id }: ProfileText, path: string) => `/api/tenants/${tenantId}/profile_texts/${id}/${path}`
  return {
    ...decisions,
    publish: (text: ProfileText) => void send({ text, what: 'published' }, addressOf(text, 'publication')),
    refuse: (text: ProfileText, reason: TextRefusal) =>
      void send({ text, what: 'refused', reason }, addressOf(text, 'refusal'), { reason }),
    undo: () =>
      done && done.what !== 'undone' && void send({ text: done.text, what: 'undone' }, addressOf(done.text, 'undo')),
  }
}

export type DecideText = ReturnType<typeof useDecideText>
