import { DateTime } from 'luxon'
import Member from '#app/members/people/member'
import { findAlertMatches } from '#app/discovery/alerts/find_alert_matches'
import { findNewcomers } from '#app/discovery/alerts/find_newcomers'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import { type GiftFace, giftFace } from '#app/credits/gifts/gift_face'
import Profile from '#app/members/people/profile'
import { type ReceivedAnnouncement, receivedAnnouncement } from '#app/notices/announcements/received_announcement'
import { canMeet } from '#app/members/people/can_meet'
import { isServed } from '#app/tenancy/sites/is_served'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import type { News } from '#app/jobs/news'
import type { NotificationType } from '#app/members/people/notification_choices'

/** Members who are away for longer get no newcomers or search matches. */
const DAYS_AWAY = 90

/** News that a member hasn't seen yet, as of now. */
export interface Fresh {
  member: Member
  type: NotificationType
  /** When it happened; members who were online since have seen it. */
  at: DateTime
  /** Null when there may be several. */
  sender: Profile | null
  /** Null for likes and for several conversations. */
  conversationId: string | null
  /** Number of the newest message in the conversation. */
  seq: number | null
  body: string | null
  /** What the newest unread message brings. */
  gift: GiftFace | null
  isPhoto: boolean
  count: number
  /** One line per newcomer or search match, otherwise empty. */
  newcomers: string[]
  search: SearchFilters | null
  /** What staff write to members; otherwise null. */
  announcement: ReceivedAnnouncement | null
}

/** Most news have none of these. */
type Unusual = 'newcomers' | 'search' | 'gift' | 'isPhoto' | 'seq' | 'announcement'

const UNUSUAL: Pick<Fresh, Unusual> = {
  newcomers: [],
  search: null,
  gift: null,
  isPhoto: false,
  seq: null,
  announcement: null,
}

type Finding = Omit<Fresh, 'member' | 'sender' | Unusual> & Partial<Pick<Fresh, Unusual>>

/** Null when the member has seen it, is paused, either has blocked the other or left, or the brand doesn't answer now. */
export async function whatIsNew(news: News): Promise<Fresh | null> {
  const site = await siteByTenantId(currentTenant().id)
  if (!site || !isServed(site)) return null
  const member = await receiver(news.to)
  if (!member) return null
  const sender = 'from' in news ? await Profile.find(news.from) : null
  // Members who want real members only get no news from fictional ones.
  if (sender?.isFictional && !member.showFictional) return null
  const found = await FINDERS[news.about](news as never, member)
  return found && { ...UNUSUAL, ...found, member, sender }
}

/** Null before activation, during a pause and after account deletion. */
async function receiver(profileId: string): Promise<Member | null> {
  const profile = await Profile.find(profileId)
  if (!profile?.memberId || profile.status !== 'active') return null
  const member = await Member.find(profile.memberId)
  if (!member?.isActivated) return null
  member.$setRelated('profile', profile)
  return member
}

type Pair = { from: string; to: string }
type Announced = { announcement: string }
type Watch = { alert: string; since: string }

const FINDERS = {
  /** Newest unread message; if none was ever read, the conversation counts as new. */
  message: async ({ from, to }: Pair): Promise<Finding | null> => {
    const [row] = await tenantRows(
      `select sides.conversation_id::text as id, sides.last_read_seq, sides.num_unread_messages as count,
              messages.seq, messages.body, messages.kind, ${giftFace('gifts')} as gift, messages.sent_at
       from app.conversation_sides sides
       join app.messages on messages.tenant_id = sides.tenant_id and messages.conversation_id = sides.conversation_id
         and messages.sender_profile_id = :from and messages.seq > sides.last_read_seq
       left join app.gifts on gifts.tenant_id = messages.tenant_id and gifts.id = messages.gift_id
       where sides.tenant_id = (select sec.tenant_id()) and sides.profile_id = :to and sides.partner_profile_id = :from
         and sides.num_unread_messages > 0 and sides.muted_at is null and not sides.partner_left
         and ${canMeet(':to', ':from')}
       order by messages.seq desc limit 1`,
      { from, to }
    )
    return row
      ? {
          type: row.last_read_seq === 0 ? 'new_conversations' : 'new_messages',
          at: row.sent_at,
          conversationId: row.id,
          seq: row.seq,
          body: row.body,
          gift: row.gift,
          isPhoto: row.kind === 'photo',
          count: row.count,
        }
      : null
  },

  like: async ({ from, to }: Pair): Promise<Finding | null> => {
    const [row] = await tenantRows(
      `select likes.created_at from app.likes
       join app.profiles on profiles.tenant_id = likes.tenant_id and profiles.id = likes.from_profile_id
       where likes.tenant_id = (select sec.tenant_id()) and from_profile_id = :from and to_profile_id = :to
         and seen_at is null and not automatic and profiles.status = 'active' and ${canMeet(':to', ':from')}`,
      { from, to }
    )
    return row ? { type: 'likes', at: row.created_at, conversationId: null, body: null, count: 1 } : null
  },

  /** Real members only: fictional profiles never call a member back. */
  unread: async ({ to }: { to: string }): Promise<Finding | null> => {
    const [row] = await tenantRows(
      `select sum(num_unread_messages)::int as count, max(conversations.last_message_at) as at
       from app.conversation_sides sides
       join app.conversations on conversations.tenant_id = sides.tenant_id and conversations.id = sides.conversation_id
       join app.profiles on profiles.tenant_id = sides.tenant_id and profiles.id = sides.partner_profile_id
       where sides.tenant_id = (select sec.tenant_id()) and sides.profile_id = :to and num_unread_messages > 0
         and sides.muted_at is null and not sides.partner_left and profiles.kind = 'member' and ${canMeet(':to', 'profiles.id')}`,
      { to }
    )
    return row?.count
      ? { type: 'unread_reminders', at: row.at, conversationId: null, body: null, count: row.count }
      : null
  },

  newcomers: async (_news: News, member: Member): Promise<Finding | null> => {
    if (staysAway(member)) return null
    const { count, lines } = await findNewcomers(member)
    return count > 0
      ? { type: 'weekly_updates', at: DateTime.now(), conversationId: null, body: null, count, newcomers: lines }
      : null
  },

  fit: async ({ alert, since }: Watch, member: Member): Promise<Finding | null> => {
    const fits = staysAway(member) ? null : await findAlertMatches(member, alert, DateTime.fromISO(since))
    if (!fits?.count) return null
    const { count, lines, filters } = fits
    return {
      type: 'weekly_updates',
      at: DateTime.now(),
      conversationId: null,
      body: null,
      count,
      newcomers: lines,
      search: filters,
    }
  },

  announcement: async ({ announcement: id }: Announced, member: Member): Promise<Finding | null> => {
    const announcement = await receivedAnnouncement(member, id)
    return (
      announcement && {
        type: announcement.kind,
        at: DateTime.now(),
        conversationId: null,
        body: null,
        count: 1,
        announcement,
      }
    )
  },
}

function staysAway({ profile }: Member): boolean {
  return profile.lastActiveAt < DateTime.now().minus({ days: DAYS_AWAY })
}
