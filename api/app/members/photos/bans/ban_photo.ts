import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { TELLING_HASH } from './banned_like.js'
import { type BanReason, bansEverywhere } from './banned_reasons.js'

interface Ban {
  /** Of a profile or of a conversation. */
  photoId: string
  reason: BanReason
  /** Of staff. */
  by: string
}

/**
 * Puts a photo on the list of banned ones: of all brands for a minor or what is intimate without consent, else of its own. For staff's connection, and
 * in the audit log. @returns false where it is banned already, or nothing tells it from others
 */
export async function banPhoto({ photoId, reason, by }: Ban): Promise<boolean> {
  const [banned] = await tenantRows<{ member: string | null }>(
    `with photo as (
       select id, profile_id, source_hash, ${TELLING_HASH} as hash from (
         select tenant_id, id, profile_id, source_hash, perceptual_hash from app.photos
         union all select tenant_id, id, profile_id, source_hash, perceptual_hash from app.chat_photos
       ) photos
       where tenant_id = (select sec.tenant_id()) and id = :photoId
     ), banned as (
       insert into ${bansEverywhere(reason) ? 'global.banned_pictures' : 'app.banned_photos'} as listed
         (photo_id, source_hash, perceptual_hash, reason, banned_by)
       select id, source_hash, hash, :reason, :by from photo where source_hash is not null or hash is not null
       on conflict (${bansEverywhere(reason) ? 'photo_id' : 'tenant_id, photo_id'}) do update
         set reason = excluded.reason, banned_by = excluded.banned_by, banned_at = now(), lifted_at = null, lifted_by = null, lift_reason = null
         where listed.lifted_at is not null
       returning photo_id
     )
     select profiles.member_id::text as member from banned join photo on photo.id = banned.photo_id
     join app.profiles on profiles.tenant_id = (select sec.tenant_id()) and profiles.id = photo.profile_id`,
    { photoId, reason, by }
  )
  if (!banned) return false
  await record('photo_banned', { photoId, reason, by, member: banned.member })
  return true
}

/** Takes a photo off both lists; for staff's connection, and in the audit log. @returns false if it is on none */
export async function unbanPhoto(photoId: string, by: string): Promise<boolean> {
  const [lifted] = await tenantRows<{ reason: BanReason; member: string | null }>(
    `with everywhere as (
       delete from global.banned_pictures where photo_id = :photoId and lifted_at is null returning reason
     ), here as (
       delete from app.banned_photos where tenant_id = (select sec.tenant_id()) and photo_id = :photoId and lifted_at is null returning reason
     )
     select reason, (
       select profiles.member_id::text from (
         select tenant_id, id, profile_id from app.photos union all select tenant_id, id, profile_id from app.chat_photos
       ) photos
       join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id
       where photos.tenant_id = (select sec.tenant_id()) and photos.id = :photoId
     ) as member
     from (select reason from everywhere union all select reason from here) lifted limit 1`,
    { photoId }
  )
  if (!lifted) return false
  await record('photo_ban_lifted', { photoId, by, ...lifted })
  return true
}

function record(
  action: 'photo_banned' | 'photo_ban_lifted',
  { photoId, reason, by, member }: Ban & { member: string | null }
): Promise<void> {
  const whose = member ? { level: 'member' as const, id: member } : {}
  return writeAuditEntry({
    staffMemberId: by,
    tenantId: currentTenant().id,
    action,
    detail: { ...whose, name: photoId, reason },
  })
}
