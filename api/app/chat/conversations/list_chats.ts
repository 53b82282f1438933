import { pipeline } from '#app/tenancy/context/pipeline'
import { isBehindPlace, placeCursor, type PlaceCursor, placeOf } from '#app/http/place_cursor'
import { canMeet } from '#app/members/people/can_meet'
import type Member from '#app/members/people/member'
import { currentTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { type Chat, chatOf, chatQuery, type ChatRow } from './chat_query.js'
import { openAsOf, sealAsOf } from './as_of.js'
import { changedChats } from './changed_chats.js'

const PAGE_LENGTH = 30

export interface ChatFilters {
  /** Only those behind it. */
  cursor?: PlaceCursor
  /** `as_of` of an earlier list: only what changed since. */
  since?: string
  /** Part of the partner's name. */
  find?: string
}

export interface ChatList {
  chats: Chat[]
  /** Over all conversations, listed here or not. */
  totalUnread: number
  /** Leads to the next page. */
  next: string | null
  /** For `since` of the next question. */
  asOf: string
  /** What this is a change of; null for a page of the list itself. */
  since: string | null
  /** Conversations that changed and are listed no more. */
  removed: string[]
}

/** Newest first and a page at a time, without deleted conversations; or what changed, in any order, unless that is more than a page. */
export async function listChats(member: Member, site: Site, filters: ChatFilters): Promise<ChatList> {
  const since = filters.since && openAsOf(filters.since)
  return (since && (await changesSince(member, site, since))) || pageOf(member, site, filters)
}

async function pageOf(member: Member, site: Site, { cursor, find }: ChatFilters): Promise<ChatList> {
  const [{ asOf, totalUnread }, rows] = await pipeline([
    () => changedChats(member),
    () => tenantRows(pageQuery(member, site, cursor, find)),
  ])
  const shown = rows.slice(0, PAGE_LENGTH)
  const last = rows.length > PAGE_LENGTH ? shown.at(-1)! : undefined
  return {
    chats: shown.map(chatOf),
    totalUnread,
    next: last ? placeCursor({ place: last.place, id: last.conversation_id }) : null,
    asOf: sealAsOf(asOf),
    since: null,
    removed: [],
  }
}

async function changesSince(member: Member, site: Site, since: string): Promise<ChatList | undefined> {
  const { asOf, totalUnread, changed } = await changedChats(member, since)
  if (changed.length > PAGE_LENGTH) return undefined
  const rows =
    changed.length > 0
      ? await tenantRows(
          listQuery(member, site).whereIn('conversations.id', changed).orderBy('mine.last_message_at', 'desc')
        )
      : []
  const listed = new Set(rows.map(({ conversation_id: id }) => id))
  return {
    chats: rows.map(chatOf),
    totalUnread,
    next: null,
    asOf: sealAsOf(asOf),
    since: sealAsOf(since),
    removed: changed.filter((id) => !listed.has(id)),
  }
}

function listQuery(member: Member, site: Site) {
  return chatQuery(member, site)
    .pojo<ChatRow & { place: string }>()
    .select(currentTransaction().raw(`${placeOf('mine.last_message_at')} as place`) as never)
    .whereNull('mine.hidden_at')
}

/** Which are on the page is found before their cards are made: an array, as PostgreSQL would join every card with a list. */
function pageQuery(member: Member, site: Site, cursor?: PlaceCursor, find?: string) {
  const { showFictional } = member
  const values = {
    me: member.profile.id,
    find: find?.toLowerCase() ?? '',
    place: cursor?.place ?? '0',
    id: cursor?.id ?? '0',
  }
  return listQuery(member, site)
    .whereRaw(
      `mine.id = any(array(
         select sides.id from app.conversation_sides sides
         ${find || !showFictional ? 'join app.profiles partners on partners.tenant_id = sides.tenant_id and partners.id = sides.partner_profile_id' : ''}
         where sides.tenant_id = (select sec.tenant_id()) and sides.profile_id = :me and sides.hidden_at is null
           and ${canMeet(':me', 'sides.partner_profile_id')}
           ${showFictional ? '' : `and partners.kind = 'member'`}
           ${find ? 'and partners.left_at is null and position(:find in partners.name_key) > 0' : ''}
           and ${isBehindPlace('sides.last_message_at', 'sides.conversation_id', cursor)}
         order by sides.last_message_at desc, sides.conversation_id desc limit ${PAGE_LENGTH + 1}))`,
      values
    )
    .orderBy('mine.last_message_at', 'desc')
    .orderBy('conversations.id', 'desc')
}
