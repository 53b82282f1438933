import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import type { Client } from 'pg'
import { asOwner, type Cast } from '../../../cast.ts'

/** The month before this one, in which all of this happened. */
export const MONTH = DateTime.utc().startOf('month').minus({ months: 1 })

/** A moment of it; hours may lie beyond it. */
const at = (day: number, hours = 0) => MONTH.plus({ days: day - 1, hours }).toISO()!

interface Decided {
  at: string
  measures: string[]
  ground?: 'law' | 'terms'
  automated?: boolean
}

interface Filed {
  at: string
  reason: string
  source: string
  hidden?: boolean
  unfounded?: boolean
  decision?: { id: string; at: string }
}

/** Of Rosa: six notices, six decisions, three appeals and what stands beside them, with some just before or after the month. */
export function makeUpMonth({ rosa, ann, ben, fay }: Pick<Cast, 'rosa' | 'ann' | 'ben' | 'fay'>): Promise<void> {
  return asOwner(async (owner) => {
    const { decide, file, appeal } = written(owner, rosa.id)
    const banned = await decide({ at: at(1, 0.5), measures: ['removed', 'banned'], ground: 'law', automated: true })
    const warned = await decide({ at: at(3, 12), measures: ['warned'], ground: 'terms' })
    const harmless = await decide({ at: at(5, 16), measures: [], automated: true })
    const suspended = await decide({ at: at(7), measures: ['suspended'], ground: 'terms' })
    const nothing = await decide({ at: at(1, 1 / 6), measures: [] })
    const anew = await decide({ at: at(7, 12), measures: ['hidden'], ground: 'law', automated: true })
    const later = await decide({ at: at(32, 1), measures: ['warned'], ground: 'terms' })

    await file({ at: at(1), reason: 'under_18', source: 'member', hidden: true, decision: banned })
    const spam = await file({ at: at(3, 10), reason: 'spam', source: 'visitor', decision: warned })
    const intimate = await file({ at: at(5, 10), reason: 'intimate', source: 'member', hidden: true, decision: anew })
    const threat = await file({ at: at(7), reason: 'threat', source: 'team', decision: suspended })
    await file({ at: at(9), reason: 'under_18', source: 'software' })
    await file({ at: MONTH.plus({ months: 1 }).minus(1).toISO()!, reason: 'spam', source: 'member', decision: later })
    await file({ at: at(1, -1 / 6), reason: 'spam', source: 'member', unfounded: true, decision: nothing })

    await appeal({ decision: banned, filed: at(4), decided: at(6), outcome: 'upheld' })
    await appeal({
      decision: harmless,
      complaint: intimate,
      filed: at(6, 12),
      decided: at(7, 12),
      outcome: 'overturned',
    })
    await appeal({ decision: warned, complaint: spam, filed: at(8) })

    await owner.query(
      `insert into app.sanctions (profile_id, kind, imposed_at, ends_at) values
         ($1, 'reports_warned', $2, null), ($1, 'reports_unheeded', $3, $4)`,
      [ben.profile.id, at(10), at(40), at(90)]
    )
    await owner.query(
      `insert into app.suspicions (number, complaint_id, kind, urgency, words, opened_by, due_at, authority, authority_country, informed_at,
         informed_by, reference) values ($1, $2, 'stalking', 'prompt', 'Seen', 1, $3, 'Police', 'GB', $3, 1, '')`,
      [randomUUID(), threat, at(8)]
    )
    await owner.query(
      `insert into app.photos (profile_id, filename, thumb_filename, match_filename, placeholder, width, height, position, status, refusal,
         judged_at)
       select $1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '', 1, 1, place, status, refusal, at
       from (values (1, 'active', null, $2::timestamptz), (2, 'refused', 'contact', $2), (3, 'refused', 'minor', $2), (4, 'active', null, $3)) photo
         (place, status, refusal, at)`,
      [ann.profile.id, at(12), at(33)]
    )
    await talk(owner, [ann.profile.id, ben.profile.id, fay.id])
  }, rosa)
}

/** With Ben: three messages were held, one of them let through; a text of Ann's, too, and one of Ben's that is read anyway. With Fay, who said that she is fictional. */
async function talk(owner: Client, [ann, ben, fay]: [string, string, string]): Promise<void> {
  const [withBen, withFay] = [await conversation(owner, ann, ben), await conversation(owner, ann, fay)]
  const say = async (chat: string, place: number, kind: string, sent: string, sender = ann) => {
    const { rows } = await owner.query(
      `insert into app.messages (conversation_id, seq, sender_profile_id, client_id, request_hash, body, kind, sent_at)
       values ($1, $2, $3, $4, '', 'Hello', $5, $6) returning id::text`,
      [chat, place, sender, randomUUID(), kind, sent]
    )
    return rows[0].id as string
  }
  const released = await say(withBen, 1, 'text', at(14))
  await say(withFay, 1, 'text', at(15))
  await say(withFay, 2, 'system', at(15), fay)
  await say(withFay, 3, 'system', at(33), fay)
  await owner.query(
    'insert into app.desk_chats (conversation_id, profile_id, partner_profile_id) values ($1, $2, $3)',
    [withFay, fay, ann]
  )
  await owner.query(
    `insert into app.held_messages (conversation_id, sender_profile_id, receiver_profile_id, client_id, request_hash, body, is_free_reply, held_at,
       state, reason, decided_at, message_id)
     select $1, $2, $3, gen_random_uuid(), '', 'Write me there', false, held_at, state, reason, decided_at, message_id
     from (values ($4::timestamptz, 'refused', 'spam', $5::timestamptz, null::bigint), ($4, 'released', null, $5, $6), ($4, 'held', null, null, null)) held
       (held_at, state, reason, decided_at, message_id)`,
    [withBen, ann, ben, at(13), at(14), released]
  )
  await owner.query(
    `insert into app.profile_texts (profile_id, field, body, shown, found, held_at, state, decided_at, decided_by)
     values ($1, 'about_me', 'See www.example.com', '', 'link', $3, 'published', $4, 1), ($2, 'about_me', 'Hello', '', 'every', $3, 'published', $4, 1)`,
    [ann, ben, at(13), at(14)]
  )
}

async function conversation(owner: Client, ann: string, other: string): Promise<string> {
  const { rows } = await owner.query(
    `insert into app.conversations (low_profile_id, high_profile_id, started_by_profile_id, last_seq, last_message_at)
     values (least($1::bigint, $2), greatest($1::bigint, $2), $1, 3, now()) returning id::text`,
    [ann, other]
  )
  return rows[0].id as string
}

interface Appealed {
  decision: { id: string }
  complaint?: string
  filed: string
  decided?: string
  outcome?: 'upheld' | 'overturned'
}

function written(owner: Client, tenantId: string) {
  const decide = async ({ at: decidedAt, measures, ground, automated = false }: Decided) => {
    const { rows } = await owner.query(
      `insert into app.decisions (number, token_hash, subject_kind, facts, ground, clause, automated, measures, language, decided_by, decided_at)
       values ($1, convert_to($1, 'UTF8'), 'profile', 'Seen', $2, $3, $4, $5, 'en', 1, $6) returning id::text`,
      [randomUUID(), ground ?? null, ground ? '1' : '', automated, measures, decidedAt]
    )
    return { id: rows[0].id as string, at: decidedAt }
  }
  const file = async ({ at: filedAt, reason, source, hidden = false, unfounded = false, decision }: Filed) => {
    const { rows } = await owner.query(
      `insert into app.complaints (tenant_id, number, token_hash, subject_kind, reason, source, language, hidden_for_all, unfounded, created_at,
         answer_due_at, due_at, answered_at, decided_at, outcome, decision_id)
       values ($1, $2, convert_to($2, 'UTF8'), 'profile', $3, $4, 'en', $5, $6, $7, $7, $7, $8, $8, $9, $10) returning id::text`,
      [
        tenantId,
        randomUUID(),
        reason,
        source,
        hidden,
        unfounded,
        filedAt,
        decision?.at ?? null,
        decision ? 'warned' : null,
        decision?.id ?? null,
      ]
    )
    return rows[0].id as string
  }
  const appeal = ({ decision, complaint, filed, decided, outcome }: Appealed) =>
    owner.query(
      `insert into app.appeals (decision_id, side, complaint_id, words, filed_at, due_at, decided_at, decided_by, outcome, statement)
       values ($1, $2, $3, 'No', $4, $4, $5, $6, $7, $8)`,
      [
        decision.id,
        complaint ? 'reporter' : 'subject',
        complaint ?? null,
        filed,
        decided ?? null,
        decided ? 2 : null,
        outcome ?? null,
        decided ? 'Looked' : null,
      ]
    )
  return { decide, file, appeal }
}
