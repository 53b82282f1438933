import { HOLD_OF_MEMBER } from './deletions.js'
import { memberSearch } from './member_search.js'
import { shownMember, shownWholeMember } from './member_row.js'
import type { Resource } from '#app/admin/resources/definition/resource'
import { byState } from '#app/admin/resources/definition/by_state'

const of = (table: string, columns: string) =>
  `(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
     select ${columns} from app.${table} where tenant_id = members.tenant_id and member_id = members.id
     order by id desc limit 100) one)`

const PHOTOS = `(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
     select id::text, filename, thumb_filename, status, refusal, coalesce(id = profiles.main_photo_id, false) as main from app.photos
     where tenant_id = members.tenant_id and profile_id = profiles.id
     order by (id = profiles.main_photo_id) desc nulls last, position) one)`

/** Addresses are masked; staff who need one give a reason (member_reveals_controller.ts). */
export const members = {
  inTenant: 'members.tenant_id',
  from: `app.members
    join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id and profiles.kind = 'member'
      and members.status <> 'erased'
    join global.tenants on tenants.id = members.tenant_id
    left join global.regions on regions.id = profiles.region_id
    left join app.photos on photos.tenant_id = members.tenant_id and photos.id = profiles.main_photo_id
    left join app.wallets on wallets.tenant_id = members.tenant_id and wallets.member_id = members.id`,
  key: 'members.id',
  columns: `members.id::text, members.tenant_id::text, profiles.id::text as profile_id, profiles.name, members.email,
    members.status, profiles.date_of_birth::text, tenants.time_zone, profiles.gender, profiles.country,
    regions.name as region, profiles.city, members.language, profiles.paid_user,
    coalesce(wallets.bonus, 0) as bonus, coalesce(wallets.bought, 0) as bought, members.signed_up_at,
    members.activated_at, profiles.last_active_at, photos.thumb_filename`,
  moreColumns: `profiles.looking_for, members.show_fictional, members.visible_to_visitors, profiles.invisible,
    profiles.photos_private, profiles.paused, members.notification_choices,
    ${PHOTOS} as photos, members.network, members.ref, members.sub1, members.sub2, members.sub3,
    members.lander, members.slug, members.postbacks_stopped_at,
    members.age_proven_at, members.age_proven_by,
    (select restorable_until from app.account_deletions where tenant_id = members.tenant_id and member_id = members.id
      and left_at is not null) as restorable_until,
    ${HOLD_OF_MEMBER} as hold,
    (select max(last_used_at) from app.sessions where tenant_id = members.tenant_id and member_id = members.id) as last_used_at,
    ${of('consents', 'kind, version, language, partners, given_at, revoked_at')} as consents,
    ${of('orders', 'id::text, number, status, amount_minor, currency, credits, bonus_credits, created_at, completed_at')} as orders`,
  filters: {
    id: { kind: 'id', column: 'members.id' },
    q: { kind: 'search', condition: memberSearch },
    status: { kind: 'choice', column: 'members.status', options: ['not_confirmed', 'active', 'suspended', 'banned'] },
    photos: byState({
      waiting: `profiles.id in (select waiting.profile_id from app.photos waiting
        where waiting.tenant_id = (select sec.tenant_id()) and waiting.status = 'pending')`,
    }),
  },
  sorts: {
    id: 'members.id',
    name: 'profiles.name_key',
    signed_up_at: 'members.signed_up_at',
    last_active_at: 'profiles.last_active_at',
  },
  defaultSort: ['last_active_at', 'DESC'],
  shown: shownMember,
  shownWhole: shownWholeMember,
} satisfies Resource
