import { useEffect, useEffectEvent } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { refusal } from '#site/lib/api/refusal.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { outboxKey } from '#site/lib/chats/outbox_key.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { Message, Outgoing, Sent } from '#site/features/chat/state/shapes.ts'
import { storeSent } from '#site/features/chat/state/store_sent.ts'
import { openOutbox, outboxQuery } from './outbox.ts'
import { keysInFlight, sending } from './sending.ts'

type Options = {
  /** What must be over before a message goes. */
  before: () => Promise<void>
  /** Those the conversation has: a tab may hold messages that another one has sent. */
  messages: readonly Pick<Message, 'client_id'>[]
  /** The API requires the partner's disclosure to be accepted before this message. */
  onConsentRequired: (message: Outgoing) => void
  onSent: (sent: Sent) => void
}

/** Sends messages one after the other; each is shown at once, waits for a connection, and can be retried. */
export function useSendMessage(partner: Card, { before, messages, onConsentRequired, onSent }: Options) {
  const visit = useVisit()
  const writer = useUser()?.id
  const key = outboxKey(writer ?? '', partner.id)
  const { data: outgoing = [] } = useQuery(outboxQuery(key))
  const outbox = openOutbox(visit.queryClient, key)
  const { onError, ...how } = sending(visit, { writer, partner: partner.id, outbox, before })

  const { mutate } = useMutation({
    ...how,
    onSuccess: async (sent, { key: sentKey }) => {
      if (!sent) return
      await storeSent(visit, partner, sent)
      outbox.drop(sentKey)
      onSent(sent)
    },
    onError: (error, message) => {
      onError(error, message)
      if (refusal(error).code === 'fictional_consent_required') onConsentRequired(message)
    },
  })

  function send(message: Outgoing) {
    const going = { ...message, isFailed: false, isWaiting: !navigator.onLine, why: undefined, isRepriced: undefined }
    outbox.put(going)
    mutate(going)
  }

  const goOn = useEffectEvent(() => {
    const inFlight = keysInFlight(visit, partner.id)
    for (const message of outgoing) {
      if (inFlight.includes(message.key)) continue
      if (messages.some(({ client_id }) => client_id === message.key)) outbox.drop(message.key)
      else if (message.isWaiting && !message.isFailed) send(message)
    }
  })

  // What a reload interrupted.
  useEffect(() => goOn(), [outgoing, messages])

  return { outgoing, send, drop: outbox.drop }
}
