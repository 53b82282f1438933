import { DateTime } from 'luxon'
import type { GrantedBrand } from '#app/admin/access/granted_brand'
import type { MessageKind } from '#app/chat/conversations/message'
import type Message from '#app/chat/conversations/message'
import type { DeskNotes } from '@manyhearts/locales/desk_notes'
import { isInCare } from '#app/chat/care/care_days'
import { messagePage } from '#app/chat/messages/message_page'
import { shownGift } from '#app/credits/gifts/shown_gift'
import { NotFound } from '#app/http/http_errors'
import { ageOf } from '#app/members/people/age_of'
import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import { pipeline } from '#app/tenancy/context/pipeline'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { readDeskNotes } from './read_desk_notes.js'

/** Somebody as the other one in the conversation sees them. Never an address, a mail address or what they paid: the desk has none of it. */
interface DeskPerson {
  name: string
  age: number
  gender: 'male' | 'female'
  country: string
  region: string | null
  about_me: string
}

interface DeskMessage {
  seq: number
  /** Who it is of; what the system says is of neither. */
  side: 'member' | 'team' | 'system'
  kind: MessageKind
  /** Empty where there are no words, or where they were reported. */
  body: string
  gift: string | null
  /** Its picture is asked for by its `seq`. */
  photo: { width: number; height: number } | null
  sent_at: string
}

/** A conversation before whoever answers for its fictional profile. */
export interface DeskChat {
  /** `language`: the brand's own. */
  tenant: { id: string; name: string; language: string }
  id: string
  waiting_since: string | null
  /** When they liked the profile, as long as neither of the two has written: what is sent is the first message. */
  liked_at: string | null
  last_seq: number
  /** The fictional one, in whose name staff write; `photos`: its approved ones, which may be sent, the main one first. */
  profile: DeskPerson & { id: string; photos: string[] }
  member: DeskPerson
  /** The member's, to be written in. */
  language: string
  /** What the brand calls such profiles in that language. */
  label: string
  messages: DeskMessage[]
  has_older: boolean
  notes: DeskNotes
  /** They may be in need; never why. */
  member_in_care: boolean
}

interface FactsRow {
  waiting_since: DateTime | null
  liked_at: DateTime | null
  last_seq: number
  profile_id: string
  language: string
  in_care: boolean
  photos: string[]
  own: PersonRow
  partner: PersonRow
}

interface PersonRow {
  name: string
  born: string
  gender: 'male' | 'female'
  country: string
  region: string | null
  about_me: string
}

const person = (
  profiles: string,
  regions: string
) => `jsonb_build_object('name', ${profiles}.name, 'born', ${profiles}.date_of_birth,
  'gender', ${profiles}.gender, 'country', ${profiles}.country, 'region', ${regions}.name, 'about_me', ${profiles}.about_me)`

/** What whoever has a conversation reads of it, in the open transaction of its brand. @throws NotFound */
export async function readDeskChat({ tenant }: Pick<GrantedBrand, 'tenant'>, id: string): Promise<DeskChat> {
  const [facts] = await tenantRows<FactsRow>(
    `select desk.waiting_since, desk.liked_at, coalesce(conversations.last_seq, 0) as last_seq, own.id::text as profile_id, members.language,
       ${isInCare('members.id')} as in_care,
       array(select photos.id::text from app.photos where photos.tenant_id = own.tenant_id and photos.profile_id = own.id
         and photos.status = 'active' order by photos.id is distinct from own.main_photo_id, position) as photos,
       ${person('own', 'own_region')} as own, ${person('partner', 'region')} as partner
     from (
       select tenant_id, conversation_id as id, profile_id, partner_profile_id, waiting_since, null as liked_at from app.desk_chats
       union all select tenant_id, id, profile_id, partner_profile_id, null, liked_at from app.desk_likes
     ) desk
     left join app.conversations on conversations.tenant_id = desk.tenant_id and conversations.id = desk.id
     join app.profiles own on own.tenant_id = desk.tenant_id and own.id = desk.profile_id
     join app.profiles partner on partner.tenant_id = desk.tenant_id and partner.id = desk.partner_profile_id
     join app.members on members.tenant_id = partner.tenant_id and members.id = partner.member_id
     left join global.regions own_region on own_region.id = own.region_id
     left join global.regions region on region.id = partner.region_id
     where desk.tenant_id = (select sec.tenant_id()) and desk.id = :id`,
    { id }
  )
  if (!facts) throw new NotFound()
  const site = (await siteByTenantId(tenant.id))!
  const [{ messages, hasOlder }, notes] = await pipeline([
    () => messagePage(facts.profile_id, id, site, {}),
    () => readDeskNotes(id),
  ])
  const { language } = facts
  return {
    tenant: { id: tenant.id, name: site.settings.name, language: site.language },
    id,
    waiting_since: facts.waiting_since && facts.waiting_since.toISO(),
    liked_at: facts.liked_at && facts.liked_at.toISO(),
    last_seq: facts.last_seq,
    profile: { id: facts.profile_id, photos: facts.photos, ...shown(facts.own, site) },
    member: shown(facts.partner, site),
    language,
    label: inLanguage(site.settings.fictional_singular, language, site.language).trim(),
    // What points them to help says why; the desk only reads that they may need it.
    messages: messages
      .filter(({ pointsToHelp }) => !pointsToHelp)
      .map((message) => shownMessage(message, facts.profile_id, site)),
    has_older: hasOlder,
    notes,
    member_in_care: facts.in_care,
  }
}

function shown({ born, ...person }: PersonRow, site: Site): DeskPerson {
  return { ...person, age: ageOf(DateTime.fromISO(born), site.timeZone) }
}

function shownMessage(message: Message, profileId: string, site: Site): DeskMessage {
  const { seq, kind, senderProfileId, body, giftFace, photoFace, sentAt, $extras } = message
  // Reported, or taken out by the team.
  const isHidden = typeof $extras.hidden_by_team === 'boolean'
  return {
    seq,
    side: kind === 'system' ? 'system' : senderProfileId === profileId ? 'team' : 'member',
    kind,
    body: isHidden ? '' : (body ?? ''),
    gift: giftFace && !isHidden ? shownGift(giftFace, site, site.language).name : null,
    photo: photoFace && !isHidden ? { width: photoFace.width, height: photoFace.height } : null,
    sent_at: sentAt.toUTC().toISO()!,
  }
}
