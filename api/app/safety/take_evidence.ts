import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Complaint from './complaint.js'

const AROUND = 5

/**
 * Saves a snapshot of what a complaint is about; of a message, with as many as stand `around` it on each side. The members' database role can write it
 * but not read it.
 */
export async function takeEvidence(
  { id, subjectKind, subjectId, profileId }: Complaint,
  { around = AROUND } = {}
): Promise<void> {
  const values = { id, subjectKind, subjectId, profileId }
  await tenantRows(HOLD_PHOTOS, values)
  if (subjectKind === 'message') await tenantRows(HOLD_CHAT_PHOTOS, { id, subjectId, around })
  await tenantRows(TAKE, { ...values, around })
}

/** The same for a complaint about a message that was never delivered. */
export async function takeHeldEvidence({ id, subjectId, profileId }: Complaint): Promise<void> {
  await tenantRows(
    `insert into app.complaint_evidence (complaint_id, snapshot)
     select :id, jsonb_build_object('profile', to_jsonb(profiles) - 'tenant_id', 'photos', cast('[]' as jsonb),
       'messages', jsonb_build_array(jsonb_build_object('id', held.id::text, 'seq', 0, 'sender_profile_id', held.sender_profile_id::text,
         'kind', 'text', 'body', held.body, 'gift', null, 'photo', null, 'sent_at', held.held_at, 'reported', true)))
     from app.held_messages held
     join app.profiles on profiles.tenant_id = held.tenant_id and profiles.id = :profileId
     where held.tenant_id = (select sec.tenant_id()) and held.id = :subjectId`,
    { id, subjectId, profileId }
  )
}

/** The same for a text of a profile that nobody else saw: the profile as it would have been with it. */
export async function takeTextEvidence({ id, subjectId }: Complaint): Promise<void> {
  await tenantRows(
    `insert into app.complaint_evidence (complaint_id, snapshot)
     select :id, jsonb_build_object('profile', to_jsonb(profiles) - 'tenant_id' || jsonb_build_object(texts.field, texts.body),
       'photos', cast('[]' as jsonb), 'messages', cast('[]' as jsonb))
     from app.profile_texts texts
     join app.profiles on profiles.tenant_id = texts.tenant_id and profiles.id = texts.profile_id
     where texts.tenant_id = (select sec.tenant_id()) and texts.id = :subjectId`,
    { id, subjectId }
  )
}

/** The lock makes a concurrent deletion wait, and then find that its files are needed. */
const HOLD_PHOTOS = `
  insert into app.complaint_photos (complaint_id, photo_id, filename, thumb_filename, match_filename, blurred_filename)
  select :id, photos.id, filename, thumb_filename, match_filename, blurred_filename from app.photos
  where tenant_id = (select sec.tenant_id()) and profile_id = :profileId
    and (:subjectKind in ('profile', 'page') or (:subjectKind = 'photo' and photos.id = :subjectId))
  for key share of photos`

/** Photos of the messages around a reported one; a lock as above. */
const HOLD_CHAT_PHOTOS = `
  insert into app.complaint_photos (complaint_id, photo_id, filename, thumb_filename, match_filename, blurred_filename)
  select :id, photos.id, photos.filename, photos.thumb_filename, photos.match_filename, photos.blurred_filename
  from app.messages reported
  join app.messages talk on talk.tenant_id = reported.tenant_id and talk.conversation_id = reported.conversation_id
    and talk.seq between reported.seq - :around and reported.seq + :around
  join app.chat_photos photos on photos.tenant_id = talk.tenant_id and photos.message_id = talk.id
  where reported.tenant_id = (select sec.tenant_id()) and reported.id = :subjectId
  for key share of photos`

const TAKE = `
  insert into app.complaint_evidence (complaint_id, snapshot)
  select :id, jsonb_build_object(
    'profile', to_jsonb(profiles) - 'tenant_id',
    'photos', (select coalesce(jsonb_agg(to_jsonb(photos) - 'tenant_id' order by position), '[]') from app.photos
      where photos.tenant_id = profiles.tenant_id and photos.profile_id = profiles.id
        and (:subjectKind in ('profile', 'page') or (:subjectKind = 'photo' and photos.id = :subjectId))),
    'messages', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', talk.id::text, 'seq', talk.seq, 'sender_profile_id', talk.sender_profile_id::text, 'kind', talk.kind, 'body', talk.body,
        'gift', (select key from app.gifts where gifts.tenant_id = talk.tenant_id and gifts.id = talk.gift_id),
        'photo', (select id::text from app.chat_photos where chat_photos.tenant_id = talk.tenant_id and chat_photos.message_id = talk.id),
        'sent_at', talk.sent_at, 'reported', talk.id = reported.id) order by talk.seq), '[]')
      from app.messages reported
      join app.messages talk on talk.tenant_id = reported.tenant_id and talk.conversation_id = reported.conversation_id
        and talk.seq between reported.seq - :around and reported.seq + :around
      where :subjectKind = 'message' and reported.tenant_id = profiles.tenant_id and reported.id = :subjectId))
  from app.profiles where profiles.tenant_id = (select sec.tenant_id()) and profiles.id = :profileId`
