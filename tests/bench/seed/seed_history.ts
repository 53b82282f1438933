import type { Client } from 'pg'

/** From here on people only talk to each other: those before act in the bench. */
const PAST_ACTORS = 2_000

/** Of each conversation. */
const MESSAGES_EACH = 10

/**
 * What staff look through, for the `people` that `seedCrowd` made: five messages for each, a payment and a postback of every fifth, a push of
 * every tenth, photos and messages that wait, and what staff did. Meanwhile no trigger runs.
 */
export async function seedHistory(owner: Client): Promise<void> {
  await owner.query('drop table if exists pg_temp.talks')
  for (const statement of [
    TALKS,
    CONVERSATIONS,
    SIDES,
    MESSAGES,
    HELD,
    ORDERS,
    PUSHES,
    POSTBACKS,
    WAITING_PHOTOS,
    DONE,
  ])
    await owner.query(statement)
}

const TALKS = `
  create temp table talks as
  select one.n, one.tenant_id, sec.new_id(one.signed_up_at) as id, one.profile_id as starter, other.profile_id as partner,
    now() - random() * interval '300 days' as last_at
  from people one join people other on other.n = one.n + 1 where one.n % 2 = 1 and one.n > ${PAST_ACTORS}`

const CONVERSATIONS = `
  insert into app.conversations (tenant_id, id, low_profile_id, high_profile_id, started_by_profile_id, last_seq, last_message_at)
  select tenant_id, id, least(starter, partner), greatest(starter, partner), starter, ${MESSAGES_EACH}, last_at from talks`

const SIDES = `
  insert into app.conversation_sides (tenant_id, id, conversation_id, profile_id, partner_profile_id, last_message_at)
  select tenant_id, sec.new_id(last_at), id, starter, partner, last_at from talks
  union all select tenant_id, sec.new_id(last_at), id, partner, starter, last_at from talks`

const MESSAGES = `
  insert into app.messages (tenant_id, id, conversation_id, seq, sender_profile_id, client_id, request_hash, body, sent_at)
  select tenant_id, sec.new_id(sent_at), id, seq, case seq % 2 when 1 then starter else partner end, 'past-' || seq, '',
    repeat('A line of a conversation. ', 1 + seq % 4), sent_at
  from talks, generate_series(1, ${MESSAGES_EACH}) as seq, lateral (select last_at - (${MESSAGES_EACH} - seq) * interval '1 hour' as sent_at)`

/** Two hundred wait. */
const HELD = `
  insert into app.held_messages (tenant_id, id, conversation_id, sender_profile_id, receiver_profile_id, client_id, request_hash, body,
    is_free_reply, held_at, state, reason, decided_at)
  select tenant_id, sec.new_id(at), id, starter, partner, 'held', '', 'A line to many people.', false, at,
    case when waits then 'held' else 'refused' end, case when not waits then 'spam' end, case when not waits then at end
  from talks, lateral (select n < ${PAST_ACTORS + 400} as waits, case when n < ${PAST_ACTORS + 400} then now() - n * interval '1 second' else last_at end as at)
  where n < ${PAST_ACTORS + 400} or n % 50 = 1`

const ORDERS = `
  insert into app.orders (tenant_id, id, member_id, package_id, number, status, credits, amount_minor, vat_minor, currency, gateway, method,
    gateway_ref, statement_descriptor, idempotency_key, request_hash, created_at, completed_at)
  select people.tenant_id, sec.new_id(at), member_id, sold.id, 'BENCH-' || n, case when is_paid then 'completed' else 'cancelled' end,
    60, 999, 167, 'GBP', 'sandbox', 'card', 'bench-' || n, 'BENCH', 'bench-' || n, '', at, case when is_paid then at end
  from people
  join lateral (select id from app.credit_packages where tenant_id = people.tenant_id order by id limit 1) sold on true
  join lateral (select signed_up_at + interval '1 hour' as at, n % 4 <> 0 as is_paid) bought on true
  where n % 5 = 0 and kind = 'member'`

const PUSHES = `
  insert into app.pushes (tenant_id, id, member_id, kind, service, status, sent_at)
  select tenant_id, sec.new_id(at), member_id, (array['new_messages', 'likes', 'weekly_updates'])[1 + n % 3], 'push.example.com',
    case when n % 500 = 0 then 403 else 201 end, at
  from people, lateral (select now() - (n % 2592000) * interval '1 second' as at) where n % 10 = 0 and kind = 'member'`

const POSTBACKS = `
  insert into app.postbacks (tenant_id, id, member_id, event, network, receiver, occurred_at, state, tries, tried_at, status)
  select tenant_id, sec.new_id(signed_up_at), member_id, 'signup', 'adnet', 'ads', signed_up_at,
    case when n % 1000 = 0 then 'given_up' else 'delivered' end, 1, signed_up_at, case when n % 1000 = 0 then 500 else 200 end
  from people where n % 5 = 0 and kind = 'member'`

const WAITING_PHOTOS = `
  update app.photos set status = 'pending' from people
  where photos.tenant_id = people.tenant_id and photos.id = photo_id and n % 1000 = 7`

const DONE = `
  insert into staff.audit_entries (id, tenant_id, action, detail, at)
  select sec.new_id(signed_up_at), tenant_id, (array['member_revealed', 'photo_approved', 'photo_refused', 'settings_changed'])[1 + n % 4],
    '{}', signed_up_at
  from people where n % 5 = 0`
