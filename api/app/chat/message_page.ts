import type { Site } from '#app/tenancy/site'
import { type Chat, historyStart } from './chat_query.js'
import Message from './message.js'

const PAGE_LENGTH = 50

/** Between which numbers to read: what came `after` what the client has, or what stands `before` it. */
interface Between {
  after?: number
  before?: number
}

/** Some messages in their order, and whether there is something older to read. */
export interface MessagePage {
  messages: Message[]
  hasOlder: boolean
}

/** A page of a conversation: the newest, those after a number, or those before one. Never what was deleted or is too old. */
export async function messagePage(chat: Chat, site: Site, { after, before }: Between): Promise<MessagePage> {
  const readable = () =>
    Message.query()
      .where('conversation_id', chat.conversation.id)
      .where('seq', '>', chat.mine.hiddenUpToSeq)
      .where('sent_at', '>=', historyStart(site))
  const wanted = readable()
    .if(after !== undefined, (query) => query.where('seq', '>', after!))
    .if(before !== undefined, (query) => query.where('seq', '<', before!))
    .limit(PAGE_LENGTH)
  const messages =
    after === undefined ? (await wanted.orderBy('seq', 'desc')).reverse() : await wanted.orderBy('seq', 'asc')
  const first = messages[0]?.seq ?? after ?? before ?? 1
  const older = await readable().where('seq', '<', first).select('id').first()
  return { messages, hasOlder: older !== null }
}
