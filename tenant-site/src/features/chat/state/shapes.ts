import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'
import type { Card } from '#site/lib/api/shapes.ts'

/** What the API's chat calls answer, under short names. */
export type Chat = Route.Response<'chats.index'>['chats'][number]
export type MessagePage = Route.Response<'chats.messages.index'>
export type Message = MessagePage['messages'][number]
export type Composer = MessagePage['composer']
export type Sent = Route.Response<'members.messages.store'>

/** Two people's conversation as its screen needs it; one that nobody has begun has no id. */
export type Talk = {
  id: string | null
  profile: Card
  messages: Message[]
  hasOlder: boolean
  composer: Composer
}

/** A message that has not arrived yet. Its key is the API's `client_id`: sent again, it is the same message. */
export type Outgoing = {
  key: string
  body: string
  at: string
  isFailed: boolean
  /** Why the API refused it, in the member's language. */
  why?: string
}
