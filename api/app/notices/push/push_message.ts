import { createHash } from 'node:crypto'
import { accountSummary } from '#app/identity/current_user/account_summary'
import type { Site } from '#app/tenancy/sites/site'
import { newsPath } from '#app/notices/news/news_path'
import { pushText } from './push_text.js'
import type { Fresh } from '#app/notices/news/what_is_new'

/** Payload for the service worker (tenant-site/src/sw_push.js). */
export interface PushMessage {
  title: string
  body: string
  /** A later push with the same tag replaces it. */
  tag: string
  /** Paths: a browser subscribed at one of the brand’s hosts, and its worker belongs to that one. */
  url: string
  icon: string
  /** Unread messages and new likes, for the app icon (specification §4). */
  badge: number
  lang: string
}

/** Maximum length (RFC 8030 §5.4). */
const TOPIC_LENGTH = 32

export async function pushMessage(site: Site, fresh: Fresh): Promise<PushMessage> {
  const { member, sender, conversationId, type, search } = fresh
  const figures = await accountSummary(member, site)
  return {
    ...pushText(site, fresh),
    tag: conversationId ? `chat-${conversationId}` : sender ? `like-${sender.id}` : search ? 'fit' : type,
    url: newsPath(fresh),
    icon: '/icons/192.png',
    badge: figures.total_unread_messages + figures.total_new_likes,
    lang: member.language,
  }
}

/** Lets the push service replace a waiting push without learning what it is about. */
export function topicOf({ tag }: PushMessage): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH)
}
