import { call } from '#site/lib/api/call.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { conversationQuery } from '#site/features/chat/state/conversation_query.ts'
import type { Message, MessagePage, Sent } from '#site/features/chat/state/shapes.ts'

/** Updates the conversation, the list and the member's credits after delivery. */
export async function storeSent({ api, queryClient }: Visit, partner: Card, sent: Sent): Promise<void> {
  const { id } = sent.conversation
  const { queryKey } = conversationQuery(api, id)
  const user = userQuery(api).queryKey
  const member = call(api, 'members.show', { params: { id: partner.id } }).queryKey
  // Answers to requests from before the delivery would take the message off the screen: they are asked again.
  const asked = [queryKey, user, member].filter((key) => queryClient.isFetching({ queryKey: key, exact: true }) > 0)
  await Promise.all(asked.map((key) => queryClient.cancelQueries({ queryKey: key, exact: true })))

  const known = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, known ? withMessage(known, sent) : begun(partner, sent))
  queryClient.setQueryData(user, (shown) => shown && { ...shown, credits: sent.credits })
  queryClient.setQueryData(member, (shown) => shown && { ...shown, profile: { ...shown.profile, conversation_id: id } })
  // Another message arrived in between.
  const isNext = !sent.message || sent.message.seq === (known?.messages.at(-1)?.seq ?? 0) + 1
  for (const key of new Set([['chats.index'], ...asked, ...(isNext ? [] : [queryKey])]))
    void queryClient.invalidateQueries({ queryKey: key })
}

function withMessage(page: MessagePage, { message, held, answer, composer }: Sent): MessagePage {
  if (!message)
    return { ...page, held: [...page.held.filter(({ id }) => id !== held?.id), ...(held ? [held] : [])], composer }
  const brought = answer ? [message, answer] : [message]
  const others = page.messages.filter(({ seq }) => brought.every((one) => one.seq !== seq))
  const last_seq = Math.max(page.conversation.last_seq, brought.at(-1)!.seq)
  return {
    ...page,
    conversation: { ...page.conversation, last_seq },
    messages: [...others, ...brought].toSorted(bySeq),
    composer,
  }
}

function begun(profile: Card, { message, held, answer, conversation, composer }: Sent): MessagePage {
  const { id } = conversation
  return {
    conversation: { id, last_seq: (answer ?? message)?.seq ?? 0, muted: false },
    profile,
    messages: [message, answer].filter((one) => one !== null),
    held: held ? [held] : [],
    has_older: false,
    composer,
  }
}

function bySeq(one: Message, other: Message): number {
  return one.seq - other.seq
}
