import type { MutationOptions } from '@tanstack/react-query'
import { once } from '#site/lib/api/api.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { connectionIsWorthATry } from '#site/lib/live/connection.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { priceAt } from '#site/features/chat/photos/price_at.ts'
import { sendsTo } from '#site/features/chat/state/own_sends.ts'
import type { Outgoing, Sent } from '#site/features/chat/state/shapes.ts'
import { deliver } from './deliver.ts'
import type { Outbox } from './outbox.ts'

type Options = {
  /** Ids of the member who writes and of the profile they write to. */
  writer: string | undefined
  partner: string
  outbox: Outbox
  /** What must be over before a message goes. */
  before?: () => Promise<void>
}

/** What price or permission may have changed when a message is refused. */
const TERMS = ['chats.messages.index', 'members.composer.show', 'user.show', 'gifts.index']

/** How messages to someone are sent: one after the other, each as soon as there is a connection. */
export function sending(visit: Visit, { writer, partner, outbox, before }: Options) {
  const { api, queryClient } = visit

  function request({ key, body, gift, photo }: Outgoing): Promise<Sent> {
    const params = { id: partner }
    if (gift) {
      const given = { gift: gift.id, credits: gift.credits, ...(body && { body }) }
      return api.members.gifts.store({ params, body: given, ...once(key) })
    }
    const words = photo ? { photo: photo.id, credits: photo.credits, ...(body && { body }) } : { body }
    const written = { params, body: words, ...once(key) }
    return api.members.messages.store(written)
  }

  return {
    mutationKey: sendsTo(partner),
    scope: { id: `messages-to-${partner}` },
    // It waits for a connection itself, and says so.
    networkMode: 'always',
    mutationFn: (message: Outgoing) =>
      deliver({
        message,
        send: async () => {
          await before?.()
          return request(message)
        },
        isUnreached: (error) => refusal(error).status === 0,
        onWaiting: (isWaiting) => outbox.put({ ...message, isWaiting }),
        pause: connectionIsWorthATry,
        isTheirs: () => queryClient.getQueryData(userQuery(api).queryKey)?.id === writer,
      }),
    onError: (error, message) => {
      const { code, message: why, meta, status } = refusal(error)
      const offered = code === 'price_changed' ? atPrice(message, Number(meta.credits)) : message
      outbox.put({ ...offered, isFailed: true, why: why || undefined })
      if (status === 0) return
      for (const name of TERMS) void queryClient.invalidateQueries({ queryKey: [name] })
    },
  } satisfies MutationOptions<Sent | null, Error, Outgoing>
}

/** With what it brings at another price, which its bubble shows before it is sent again. */
function atPrice(message: Outgoing, credits: number): Outgoing {
  const { gift, photo } = message
  if (gift) return { ...message, gift: { ...gift, credits }, isRepriced: true }
  return photo
    ? {
        ...message,
        photo: { ...photo, credits, price: priceAt(credits, photo.price, photo.credits) },
        isRepriced: true,
      }
    : message
}

/** The messages to someone that are being sent, or wait behind one that is. */
export function keysInFlight({ queryClient }: Visit, partner: string): string[] {
  const pending = queryClient
    .getMutationCache()
    .findAll({ mutationKey: sendsTo(partner), exact: true, status: 'pending' })
  return pending.map(({ state }) => (state.variables as Outgoing).key)
}
