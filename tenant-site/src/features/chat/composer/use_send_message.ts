import { useMutation } from '@tanstack/react-query'
import { once } from '#site/lib/api/api.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { Outgoing, Sent } from '#site/features/chat/state/shapes.ts'
import { storeSent } from '#site/features/chat/state/store_sent.ts'
import { useOutbox } from './use_outbox.ts'

type Options = {
  /** What must be over before a message goes. */
  before: () => Promise<void>
  /** The API requires the partner's disclosure to be accepted before this message. */
  onConsentRequired: (message: Outgoing) => void
  onSent: (sent: Sent) => void
}

/** Sends messages one after the other; each is shown at once and can be retried. */
export function useSendMessage(partner: Card, { before, onConsentRequired, onSent }: Options) {
  const visit = useVisit()
  const { api, queryClient } = visit
  const { outgoing, put, drop } = useOutbox(partner.id)

  const { mutate } = useMutation({
    scope: { id: `messages-to-${partner.id}` },
    mutationFn: async ({ key, body, gift }: Outgoing) => {
      await before()
      const params = { id: partner.id }
      if (gift) {
        const given = { gift: gift.id, credits: gift.credits, ...(body && { body }) }
        return api.members.gifts.store({ params, body: given, ...once(key) })
      }
      const request = { params, body: { body }, ...once(key) }
      return api.members.messages.store(request)
    },
    onSuccess: async (sent, { key }) => {
      await storeSent(visit, partner, sent)
      drop(key)
      onSent(sent)
    },
    onError: (error, message) => {
      put({ ...message, isFailed: true })
      const { code, message: why, status } = refusal(error)
      put({ ...message, isFailed: true, why: why || undefined })
      if (status === 0) return
      // Price or permission has changed since they were last fetched.
      for (const name of ['chats.messages.index', 'members.composer.show', 'user.show', 'gifts.index'])
        void queryClient.invalidateQueries({ queryKey: [name] })
      if (code === 'fictional_consent_required') onConsentRequired(message)
    },
  })

  function send(message: Outgoing) {
    const sending = { ...message, isFailed: false, why: undefined }
    put(sending)
    mutate(sending)
  }

  return { outgoing, send, drop }
}
