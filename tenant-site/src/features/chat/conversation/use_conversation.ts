import { useQuery } from '@tanstack/react-query'
import type { Route } from '@tuyau/core/types'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { conversationQuery } from '#site/features/chat/state/conversation_query.ts'
import type { Composer, MessagePage, ConversationState } from '#site/features/chat/state/shapes.ts'

/** An existing conversation, or the one with a member, whether it exists yet or not. */
export type ConversationAddress = { conversation: string } | { member: string }

/** Covers new and existing conversations, so that sending the first message doesn't remount the page. */
export function useConversation(place: ConversationAddress | null) {
  const { api } = useVisit()
  const conversation = place && 'conversation' in place ? place.conversation : undefined
  const member = place && 'member' in place ? place.member : undefined
  const params = { id: member ?? '' }
  const begun = useQuery({ ...conversationQuery(api, conversation ?? ''), enabled: conversation !== undefined })
  const profile = useQuery({ ...call(api, 'members.show', { params }), enabled: member !== undefined })
  const composer = useQuery({ ...call(api, 'members.composer.show', { params }), enabled: member !== undefined })

  function retry() {
    const asked = conversation === undefined ? [profile, composer] : [begun]
    for (const { refetch } of asked) void refetch()
  }

  return {
    talk: conversation === undefined ? newTalk(profile.data, composer.data) : begunTalk(begun.data),
    isFailed: begun.isError || profile.isError || composer.isError,
    isFetching: begun.isFetching || profile.isFetching || composer.isFetching,
    retry,
  }
}

function begunTalk(page?: MessagePage): ConversationState | undefined {
  if (!page) return undefined
  const { conversation, profile, messages, held, has_older: hasOlder, composer } = page
  return { id: conversation.id, isMuted: conversation.muted, profile, messages, held, hasOlder, composer }
}

function newTalk(
  shown?: Route.Response<'members.show'>,
  terms?: { composer: Composer }
): ConversationState | undefined {
  if (!shown || !terms) return undefined
  const { profile } = shown
  return {
    id: profile.conversation_id,
    isMuted: false,
    profile,
    messages: [],
    held: [],
    hasOlder: false,
    composer: terms.composer,
  }
}
