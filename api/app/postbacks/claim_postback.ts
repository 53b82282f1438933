import type { DateTime } from 'luxon'
import { filledIn, type PostbackEvent, type PostbackValues } from '#app/tenancy/postback_receivers/postback_address'
import PostbackReceiver from '#app/tenancy/postback_receivers/postback_receiver'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** How long a request may take before it counts as lost; longer than it can. */
const CLAIMED_SECONDS = 120

export interface ClaimedPostback {
  id: string
  tries: number
  /** It was noted while staff stopped them. */
  isStopped: boolean
  /** Null when the brand removed it, or the member's postbacks are stopped. */
  receiver: { method: 'GET' | 'POST'; url: string; secret: string } | null
}

interface PostbackRow extends Record<'network' | 'ref' | 'sub1' | 'sub2' | 'sub3' | 'lander' | 'slug', string | null> {
  id: string
  event: PostbackEvent
  receiver: string
  amount_minor: number | null
  currency: string | null
  occurred_at: DateTime
  tries: number
  is_stopped: boolean
}

/**
 * Takes the oldest postback of a member that still waits, so that they are sent one after the other and by nobody else; none while it
 * isn't due, or its receiver has no secret yet.
 */
export async function claimPostback(memberId: string): Promise<ClaimedPostback | null> {
  const [row] = await tenantRows<PostbackRow>(
    `update app.postbacks set due_at = now() + make_interval(secs => ${CLAIMED_SECONDS})
     from app.members
     where postbacks.tenant_id = (select sec.tenant_id()) and members.tenant_id = postbacks.tenant_id
       and members.id = postbacks.member_id and postbacks.state = 'waiting' and postbacks.due_at <= now() and postbacks.id = (
         select id from app.postbacks oldest where oldest.tenant_id = (select sec.tenant_id()) and oldest.member_id = :memberId
           and oldest.state = 'waiting' order by oldest.occurred_at, oldest.id limit 1)
       and not exists (select from app.postback_receivers receivers where receivers.tenant_id = postbacks.tenant_id
         and receivers.key = postbacks.receiver and receivers.sealed_secret is null)
     returning postbacks.id::text, postbacks.event, postbacks.receiver, postbacks.amount_minor, postbacks.currency,
       postbacks.occurred_at, postbacks.tries, members.postbacks_stopped_at is not null as is_stopped, postbacks.network, members.ref, members.sub1, members.sub2, members.sub3,
       members.lander, members.slug`,
    { memberId }
  )
  if (!row) return null
  const { id, tries, is_stopped: isStopped } = row
  const receiver = isStopped ? null : await PostbackReceiver.findBy('key', row.receiver)
  if (!receiver) return { id, tries, isStopped, receiver: null }
  const url = filledIn(receiver.address, valuesOf(row))
  return {
    id,
    tries,
    isStopped,
    receiver: { method: receiver.method as 'GET' | 'POST', url, secret: receiver.secret! },
  }
}

function valuesOf(row: PostbackRow): PostbackValues {
  return {
    event: row.event,
    id: row.id,
    network: row.network ?? '',
    ref: row.ref ?? '',
    sub1: row.sub1 ?? '',
    sub2: row.sub2 ?? '',
    sub3: row.sub3 ?? '',
    lander: row.lander ?? '',
    slug: row.slug ?? '',
    amount: row.amount_minor === null ? '' : String(row.amount_minor),
    currency: row.currency ?? '',
    time: row.occurred_at.toUTC().startOf('second').toISO({ suppressMilliseconds: true })!,
  }
}
