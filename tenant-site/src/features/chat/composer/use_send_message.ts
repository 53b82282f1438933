import { useEffect, useEffectEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { once } from '#site/lib/api/api.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { connectionIsWorthATry } from '#site/lib/live/connection.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { sendsTo } from '#site/features/chat/state/own_sends.ts'
import type { Message, Outgoing, Sent } from '#site/features/chat/state/shapes.ts'
import { storeSent } from '#site/features/chat/state/store_sent.ts'
import { deliver } from './deliver.ts'
import { useOutbox } from './use_outbox.ts'

type Options = {
  /** What must be over before a message goes. */
  before: () => Promise<void>
  /** Those the conversation has: a tab may hold messages that another one has sent. */
  messages: readonly Message[]
  /** The API requires the partner's disclosure to be accepted before this message. */
  onConsentRequired: (message: Outgoing) => void
  onSent: (sent: Sent) => void
}

/** Sends messages one after the other; each is shown at once, waits for a connection, and can be retried. */
export function useSendMessage(partner: Card, { before, messages, onConsentRequired, onSent }: Options) {
  const visit = useVisit()
  const { api, queryClient } = visit
  const writer = useUser()?.id
  const { outgoing, put, drop } = useOutbox(partner.id)
  const mutationKey = sendsTo(partner.id)

  function request({ key, body, gift, photo }: Outgoing): Promise<Sent> {
    const params = { id: partner.id }
    if (gift) {
      const given = { gift: gift.id, credits: gift.credits, ...(body && { body }) }
      return api.members.gifts.store({ params, body: given, ...once(key) })
    }
    const words = photo ? { photo: photo.id, credits: photo.credits, ...(body && { body }) } : { body }
    const written = { params, body: words, ...once(key) }
    return api.members.messages.store(written)
  }

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `messages-to-${partner.id}` },
    // It waits for a connection itself, and says so.
    networkMode: 'always',
    mutationFn: (message: Outgoing) =>
      deliver({
        message,
        send: () => before().then(() => request(message)),
        isUnreached: (error) => refusal(error).status === 0,
        onWaiting: (isWaiting) => put({ ...message, isWaiting }),
        pause: connectionIsWorthATry,
        isTheirs: () => queryClient.getQueryData(userQuery(api).queryKey)?.id === writer,
      }),
    onSuccess: async (sent, { key }) => {
      if (!sent) return
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
    const sending = { ...message, isFailed: false, isWaiting: !navigator.onLine, why: undefined }
    put(sending)
    mutate(sending)
  }

  const goOn = useEffectEvent(() => {
    const pending = queryClient.getMutationCache().findAll({ mutationKey, exact: true, status: 'pending' })
    const inFlight = pending.map(({ state }) => (state.variables as Outgoing).key)
    for (const message of outgoing) {
      if (inFlight.includes(message.key)) continue
      if (messages.some(({ client_id }) => client_id === message.key)) drop(message.key)
      else if (message.isWaiting && !message.isFailed) send(message)
    }
  })

  // What a reload interrupted.
  useEffect(() => goOn(), [outgoing, messages])

  return { outgoing, send, drop }
}
