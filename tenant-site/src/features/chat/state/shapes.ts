import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'
import type { Card } from '#site/lib/api/shapes.ts'

/** Short names for the chat API's responses. */
export type Chat = Route.Response<'chats.index'>['chats'][number]
export type ChatsPage = Route.Response<'chats.index'>
/** What there is in a conversation, or what came after a message, and how it stands now. */
export type News = Route.Response<'chats.messages.index'>
export type MessagePage = Omit<News, 'total_unread_messages' | 'num_unread_messages' | 'read_by_partner'>
export type Message = MessagePage['messages'][number]
export type Composer = MessagePage['composer']
export type Sent = Route.Response<'members.messages.store'>

/** `id` is null until the first message. */
export type ConversationState = {
  id: string | null
  profile: Card
  messages: Message[]
  hasOlder: boolean
  composer: Composer
}

/** An undelivered message; `key` is the API's `client_id`, so sending it again creates no duplicate. */
export type Outgoing = {
  key: string
  body: string
  at: string
  isFailed: boolean
  /** It goes by itself as soon as there is a connection. */
  isWaiting?: boolean
  /** The API's reason, in the member's language. */
  why?: string
}
