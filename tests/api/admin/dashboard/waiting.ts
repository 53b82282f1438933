import { randomBytes } from 'node:crypto'
import type { AlarmName, QueueName } from '@manyhearts/api/app/admin/dashboard/watched'
import { asOwner, type Person } from '../../../cast.ts'

export type Watched = QueueName | AlarmName

interface Planting {
  /** One row of `$member` or `$profile` that has waited for `$hours`. */
  plant: string
  /** What takes all of them out. */
  end: string
}

const FILES = `'f', 't', 'm', '', 1, 1`

/** What staff are told of, straight into the tables. */
export const PLANTINGS: Readonly<Record<Watched, Planting>> = {
  held_messages: {
    plant: `with others as (select id from app.profiles where tenant_id = $tenant and id <> $profile order by id limit 1),
      talk as (
        insert into app.conversations (low_profile_id, high_profile_id, started_by_profile_id)
        select least(id, $profile), greatest(id, $profile), $profile from others
        on conflict (tenant_id, low_profile_id, high_profile_id) do update set last_seq = 0 returning id)
      insert into app.held_messages (conversation_id, sender_profile_id, receiver_profile_id, client_id, request_hash, body, is_free_reply, held_at)
      select talk.id, $profile, others.id, $word, '', 'To many', true, $since from talk, others`,
    end: `update app.held_messages set state = 'refused', reason = 'spam', decided_at = now() where tenant_id = $tenant`,
  },
  profile_texts: {
    plant: `insert into app.profile_texts (profile_id, field, body, shown, found, held_at)
      select $profile, 'about_me', $word, '', 'link', $since where not exists (
        select from app.profile_texts where profile_id = $profile and field = 'about_me' and is_latest)
      union all select $profile, 'name', $word, '', 'link', $since where exists (
        select from app.profile_texts where profile_id = $profile and field = 'about_me' and is_latest)`,
    end: `update app.profile_texts set state = 'refused', reason = 'other', decided_at = now(), decided_by = 1 where tenant_id = $tenant`,
  },
  verifications: {
    plant: `insert into app.verifications (profile_id, pose, pose_until, state, filename, sent_at)
      select id, 'palm', now(), 'sent', 'none', $since from app.profiles where tenant_id = $tenant and kind = 'member' and not exists (
        select from app.verifications where profile_id = profiles.id and state = 'sent') order by id <> $profile, id limit 1`,
    end: `update app.verifications set state = 'withdrawn', filename = null where tenant_id = $tenant`,
  },
  photos: {
    plant: `insert into app.photos (profile_id, position, status, created_at, filename, thumb_filename, match_filename, placeholder, width, height)
      select $profile, count(*), 'pending', $since, ${FILES} from app.photos where profile_id = $profile`,
    end: `update app.photos set status = 'active' where tenant_id = $tenant`,
  },
  complaints: {
    plant: `insert into app.complaints (number, token_hash, subject_kind, reason, language, created_at, answer_due_at, due_at)
      values ($word, convert_to($word, 'UTF8'), 'page', 'other', 'en', $since, $since + interval '1 day', $since + interval '7 days')`,
    end: `update app.complaints set answered_at = now(), decided_at = now(), outcome = 'no_breach' where tenant_id = $tenant`,
  },
  appeals: {
    plant: `with decided as (insert into app.decisions (number, token_hash, subject_kind, facts, measures, language, decided_by)
        values ($word, convert_to($word, 'UTF8'), 'page', 'Nothing', '{}', 'en', 1) returning id)
      insert into app.appeals (decision_id, side, words, filed_at, due_at)
      select id, 'subject', 'Again', $since, $since + interval '7 days' from decided`,
    end: `update app.appeals set decided_at = now(), decided_by = 1, outcome = 'upheld', statement = 'No' where tenant_id = $tenant`,
  },
  suspicions: {
    plant: `with seen as (
        insert into app.complaints (number, token_hash, subject_kind, reason, language, created_at, answered_at, decided_at, outcome, answer_due_at, due_at)
        values ($word, convert_to($word, 'UTF8'), 'page', 'other', 'en', $since, now(), now(), 'no_breach', now(), now()) returning id)
      insert into app.suspicions (number, complaint_id, kind, urgency, words, opened_by, opened_at, due_at)
      select $word, id, 'stalking', 'prompt', 'Seen', 1, $since, $since + interval '1 day' from seen`,
    end: `update app.suspicions set outcome = 'unfounded', ending = 'No', ended_by = 2, ended_at = now() where tenant_id = $tenant`,
  },
  desk_flags: {
    plant: `with fictional as (
        insert into app.profiles (kind, status, name, gender, looking_for, date_of_birth, country, visible_to_visitors)
        values ('fictional', 'active', $word, 'female', 'both', '1990-01-01', 'GB', true) returning id),
      talk as (
        insert into app.conversations (low_profile_id, high_profile_id, started_by_profile_id)
        select least(id, $profile), greatest(id, $profile), $profile from fictional returning id)
      insert into app.desk_flags (number, member_id, conversation_id, seq, reason, flagged_by, flagged_at, due_at)
      select $word, $member, id, 0, 'money', 1, $since, $since + interval '1 day' from talk`,
    end: `update app.desk_flags set taken_by = 1, taken_at = now(), outcome = 'helped', ending = 'Done', done_at = now()
      where tenant_id = $tenant`,
  },
  privacy_requests: {
    plant: `insert into app.privacy_requests (number, kind, email, language, proof, received_at, due_at)
      values ($word, 'access', $word || '@example.com', 'en', 'letter', $since, $since + interval '1 month')`,
    end: `update app.privacy_requests set outcome = 'refused', answer = 'No', answered_at = now() where tenant_id = $tenant`,
  },
  payment_tasks: {
    plant: `insert into app.payment_tasks (kind, made_at, due_at)
      select (array['claim', 'withdrawal', 'reversal_undone'])[1 + count(*)], $since, $since + interval '1 day' from app.payment_tasks where tenant_id = $tenant`,
    end: `update app.payment_tasks set done_at = now(), outcome = 'Done' where tenant_id = $tenant`,
  },
  refunds: {
    plant: `insert into app.refunds (order_id, member_id, cause, state, amount_minor, currency, reason, asked_by, requested_at)
      select id, member_id, 'goodwill', 'proposed', 1, 'GBP', 'harassed', null, $since from app.orders where tenant_id = $tenant order by id limit 1`,
    end: `update app.refunds set state = 'declined' where tenant_id = $tenant`,
  },
  push_key_refused: {
    plant: `insert into app.pushes (member_id, kind, service, status, sent_at)
      values ($member, 'likes', 'web.push.apple.com', 403, $since)`,
    end: `delete from app.pushes where tenant_id = $tenant`,
  },
  mails_untaken: {
    plant: `insert into app.mails (job_id, member_id, kind, message_id, created_at)
      values (gen_random_uuid(), $member, 'receipt', $word, $since)`,
    end: `update app.mails set answer = '250 OK', sent_at = now() where tenant_id = $tenant`,
  },
  postbacks_given_up: {
    plant: `insert into app.postbacks (member_id, event, occasion, network, receiver, state, tried_at)
      values ($member, 'refund', $word, 'adnet', 'ads', 'given_up', $since)`,
    end: `update app.postbacks set state = 'waiting' where tenant_id = $tenant`,
  },
  postbacks_refused: {
    plant: `insert into app.postbacks (member_id, event, occasion, network, receiver, state, tried_at)
      values ($member, 'refund', $word, 'adnet', 'ads', 'refused', $since)`,
    end: `update app.postbacks set state = 'waiting' where tenant_id = $tenant`,
  },
  announcements_late: {
    plant: `insert into app.announcements (kind, state, texts, path, send_at) values ('news', 'scheduled', '{}', '/', $since)`,
    end: `update app.announcements set state = 'sent', ended_at = now() where tenant_id = $tenant`,
  },
  exports_late: {
    plant: `insert into app.data_exports (member_id, requested_at) values ($member, $since)`,
    end: `update app.data_exports set ready_at = now(), expires_at = now() + interval '7 days', bytes = 1 where tenant_id = $tenant`,
  },
  erasures_late: {
    plant: `insert into app.account_deletions (member_id, left_at, restorable_until)
      select id, $since - interval '30 days', $since from app.members
      where tenant_id = $tenant and not exists (select from app.account_deletions where member_id = members.id) order by id limit 1`,
    end: `delete from app.account_deletions where tenant_id = $tenant`,
  },
  ledger_unsealed: {
    plant: `insert into app.ledger_seals (day, began_at, ended_at, transactions, rows, hash)
      values (cast($since as date), $since - interval '1 day', $since, 0, '', '')`,
    end: `insert into app.ledger_seals (day, began_at, ended_at, transactions, rows, hash)
      values (current_date, now() - interval '1 day', now(), 0, '', '')`,
  },
  jobs_given_up: {
    plant: `insert into pgboss.job_common (id, name, state, data, completed_on)
      values (gen_random_uuid(), 'send_mail', 'failed', jsonb_build_object('tenant', '$tenant'), $since)`,
    end: `update pgboss.job_common set state = 'completed' where data ->> 'tenant' = '$tenant'`,
  },
}

/** As if it had waited for so many hours. */
export function plant(name: Watched, of: Person, hours: number): Promise<void> {
  return run(PLANTINGS[name].plant, of, hours)
}

export function end(name: Watched, of: Person): Promise<void> {
  return run(PLANTINGS[name].end, of)
}

async function run(sql: string, { brand, member, profile }: Person, hours = 0): Promise<void> {
  const literals: Record<string, string> = {
    member: member.id,
    profile: profile.id,
    tenant: brand.id,
    word: `'${randomBytes(6).toString('hex')}'`,
    since: `cast(now() - interval '${hours} hours' as timestamptz)`,
  }
  const filled = sql.replaceAll(/\$(\w+)/g, (_, name: string) => literals[name]!)
  await asOwner((owner) => owner.query(filled), brand)
}
