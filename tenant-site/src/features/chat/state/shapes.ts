import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'
import type { Card } from '#site/lib/api/shapes.ts'

/** Short names for the chat API's responses. */
export type { Chat, ChatList as ChatsPage } from '#site/lib/chats/chats_query.ts'
/** What there is in a conversation, or what came after a message, and how it stands now. */
export type News = Route.Response<'chats.messages.index'>
export type MessagePage = Omit<News, 'total_unread_messages' | 'num_unread_messages' | 'read_by_partner'>
export type Message = MessagePage['messages'][number]
export type Composer = MessagePage['composer']
export type Sent = Route.Response<'members.messages.store'>

export type Gift = Route.Response<'gifts.index'>['gifts'][number]

/** What a bubble shows of a gift. */
export type GivenGift = NonNullable<Message['gift']>

/** What a bubble shows of a photo. */
export type ChatPhoto = NonNullable<Message['photo']>

/** An uploaded photo of one’s own, with what sending it costs. */
export type SentPhoto = ChatPhoto & Omit<Route.Response<'chat_photos.store'>, 'photo'> & { id: string }

/** A message of one’s own that staff look at first, or that they refused. */
export type HeldMessage = News['held'][number]

/** `id` is null until the first message. */
export type ConversationState = {
  id: string | null
  isMuted: boolean
  profile: Card
  messages: Message[]
  held: HeldMessage[]
  hasOlder: boolean
  composer: Composer
}

/** An undelivered message; `key` is the API's `client_id`, so sending it again creates no duplicate. */
export type Outgoing = {
  key: string
  body: string
  /** It is a gift, and `body` are the words with it. */
  gift?: GivenGift
  /** It is a photo, and `body` are the words with it. */
  photo?: SentPhoto
  at: string
  isFailed: boolean
  /** What it brings has another price than when it was chosen. */
  isRepriced?: boolean
  /** It goes by itself as soon as there is a connection. */
  isWaiting?: boolean
  /** The API's reason, in the member's language. */
  why?: string
}
