import { createHash } from 'node:crypto'
import { ownFigures } from '#app/identity/current_user/account_summary'
import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { newsPath } from '#app/notices/news/news_path'
import { pushText } from './push_text.js'
import type { Fresh } from '#app/notices/news/what_is_new'

/** What the service worker is told (tenant-site/src/sw_push.js). */
export interface PushMessage {
  title: string
  body: string
  /** A later one with the same tag takes its place. */
  tag: string
  /** Where a press leads: a path of the site. */
  url: string
  icon: string
  /** What the app's icon counts: unread messages and new likes (specification §4). */
  badge: number
  lang: string
}

/** A topic of push services is this long at most (RFC 8030 §5.4). */
const TOPIC_LENGTH = 32

/** What a push says of something fresh, as far as the member lets his locked screen show it. */
export async function pushMessage(site: Site, fresh: Fresh): Promise<PushMessage> {
  const { member, sender, conversationId, type, search } = fresh
  const figures = await ownFigures(member, site)
  return {
    ...pushText(site, fresh),
    tag: conversationId ? `chat-${conversationId}` : sender ? `like-${sender.id}` : search ? 'fit' : type,
    url: newsPath(fresh),
    icon: siteAddress(site.mainHost, '/icons/192.png'),
    badge: figures.total_unread_messages + figures.total_new_likes,
    lang: member.language,
  }
}

/** By what a push service tells which waiting push a new one replaces; it learns nothing from it. */
export function topicOf({ tag }: PushMessage): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH)
}
