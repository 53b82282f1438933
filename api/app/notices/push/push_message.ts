import { createHash } from 'node:crypto'
import { accountSummary } from '#app/identity/current_user/account_summary'
import type { Site } from '#app/tenancy/sites/site'
import { newsPath } from '#app/notices/news/news_path'
import { pushText } from './push_text.js'
import type Member from '#app/members/people/member'
import { translationsIn } from '#app/http/translations'
import { wordingOf } from '#app/tenancy/sites/wording_of'
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
  /** Unread messages and new likes, for the app icon (specification §4); it stays as it is without. */
  badge?: number
  lang: string
  /** Of a message. */
  chat?: PushedChat
  /** Others aren't shown to who has their page before them. */
  isAlwaysShown?: true
}

/** A conversation that can be answered or marked as read from the notification. */
interface PushedChat {
  id: string
  /** Number of its newest message. */
  seq: number
  /** Labels of the two buttons. */
  reply: string
  read: string
}

const ICON = '/icons/192.png'

/** Maximum length (RFC 8030 §5.4). */
const TOPIC_LENGTH = 32

export async function pushMessage(site: Site, fresh: Fresh): Promise<PushMessage> {
  const { member, conversationId, seq } = fresh
  const t = translationsIn(wordingOf(site, member.language), 'notices')
  const figures = await accountSummary(member, site)
  return {
    ...pushText(site, fresh),
    tag: tagOf(fresh),
    url: newsPath(fresh),
    icon: ICON,
    badge: figures.total_unread_messages + figures.total_new_likes,
    lang: member.language,
    ...(conversationId &&
      seq !== null && { chat: { id: conversationId, seq, reply: t('push.reply'), read: t('push.mark_read') } }),
  }
}

function tagOf({ conversationId, sender, search, announcement, type }: Fresh): string {
  if (conversationId) return `chat-${conversationId}`
  if (sender) return `like-${sender.id}`
  if (search) return 'fit'
  return announcement ? 'announcement' : type
}

export function testMessage(site: Site, { language }: Member): PushMessage {
  const t = translationsIn(wordingOf(site, language), 'notices')
  return {
    title: t('push.test'),
    body: t('push.test_text', { brand: site.settings.name }),
    tag: 'test',
    url: '/notifications',
    icon: ICON,
    lang: language,
    isAlwaysShown: true,
  }
}

/** Lets the push service replace a waiting push without learning what it is about. */
export function topicOf({ tag }: PushMessage): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH)
}
