import { IdempotencyKeyReused } from '#app/http/http_errors'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { grantCredits } from './grant_credits.js'
import { takeBackGrants } from './take_back_grants.js'

/** What goes beyond is no goodwill any more: finance staff give money back instead. */
const MOST_IN_30_DAYS = 500

interface StaffCredits {
  memberId: string
  /** Below zero they are taken back. */
  credits: number
  /** As the member reads it beside credits that were given. */
  reason: string
  /** Of staff. */
  askedBy: string
  /** The same from the same person moves credits once. */
  key: string
}

/**
 * Gives a member credits out of goodwill, or takes back what was given so: never what they paid for, which is refunded, and never what
 * they spent. @returns false where the same request did it before @throws FieldsRefused beyond what one member may be given in 30 days,
 * or has left of it @throws IdempotencyKeyReused
 */
export async function moveStaffCredits(wanted: StaffCredits): Promise<boolean> {
  await lockMemberRow(wanted.memberId)
  const key = `staff:${wanted.askedBy}:${wanted.key}`
  if (await isDone(wanted, key)) return false
  const { memberId, credits, reason } = wanted
  if (credits < 0) await takeBackGrants({ memberId, credits: -credits, reason, key })
  else {
    refuseBeyond(await mayBeGiven(memberId), credits)
    await grantCredits({ kind: 'goodwill', memberId, credits, key, reason })
  }
  return true
}

/** How many more credits staff may give a member now: what was given in 30 days counts together, whoever gave it. */
export async function mayBeGiven(memberId: string): Promise<number> {
  const [row] = await tenantRows<{ given: number }>(
    `select coalesce(sum(entries.amount), 0)::int as given
     from app.ledger_transactions transactions
     join app.ledger_entries entries on entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id
       and entries.account = 'member.bonus'
     left join app.ledger_transactions reversed on reversed.tenant_id = transactions.tenant_id and reversed.id = transactions.reverses_id
     where transactions.tenant_id = (select sec.tenant_id()) and transactions.member_id = :memberId
       and transactions.created_at > now() - interval '30 days'
       and (transactions.kind = 'goodwill' or reversed.kind = 'goodwill')`,
    { memberId }
  )
  return Math.max(0, MOST_IN_30_DAYS - row!.given)
}

/** @throws FieldsRefused */
function refuseBeyond(max: number, credits: number): void {
  if (credits > max) throw fieldsRefused([{ field: 'credits', rule: 'max', meta: { max } }])
}

/** @throws IdempotencyKeyReused where the key moved others, or otherwise */
async function isDone({ memberId, credits, reason }: StaffCredits, key: string): Promise<boolean> {
  const done = await tenantRows<{ member_id: string; amount: number; reason: string }>(
    `select transactions.member_id::text, transactions.reason, sum(entries.amount)::int as amount
     from app.ledger_transactions transactions
     join app.ledger_entries entries on entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id
       and entries.account = 'member.bonus'
     where transactions.tenant_id = (select sec.tenant_id()) and transactions.member_id = :memberId
       and (transactions.idempotency_key = :given or transactions.idempotency_key ^@ :taken)
     group by 1, 2`,
    { memberId, given: `goodwill:${memberId}:${key}`, taken: `taken:${key}:` }
  )
  const [first] = done
  if (!first) return false
  if (done.length > 1 || first.amount !== credits || first.reason !== reason) throw new IdempotencyKeyReused()
  return true
}
