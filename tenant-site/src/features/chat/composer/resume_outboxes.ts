import { outboxKey } from '#site/lib/chats/outbox_key.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { openOutbox, outboxQuery } from './outbox.ts'
import { keysInFlight, sending } from './sending.ts'

/** What shows a message that was sent without its conversation. */
const SHOWN = ['chats.index', 'chats.messages.index', 'members.show', 'members.composer.show', 'user.show']

/** Sends what a reload interrupted while it waited for a connection; conversations that are open do so themselves. */
export async function resumeOutboxes(visit: Visit, writer: string, partners: readonly string[]): Promise<void> {
  await Promise.all(partners.map((partner) => resume(visit, writer, partner)))
}

async function resume(visit: Visit, writer: string, partner: string): Promise<void> {
  const { queryClient } = visit
  const key = outboxKey(writer, partner)
  const outgoing = await queryClient.fetchQuery(outboxQuery(key))
  const outbox = openOutbox(queryClient, key)
  const inFlight = keysInFlight(visit, partner)
  for (const message of outgoing) {
    if (!message.isWaiting || message.isFailed || inFlight.includes(message.key)) continue
    const mutation = queryClient.getMutationCache().build(queryClient, {
      ...sending(visit, { writer, partner, outbox }),
      onSuccess: (sent) => {
        if (!sent) return
        outbox.drop(message.key)
        for (const name of SHOWN) void queryClient.invalidateQueries({ queryKey: [name] })
      },
    })
    // It says itself what became of it.
    void mutation.execute(message).catch(() => {})
  }
}
