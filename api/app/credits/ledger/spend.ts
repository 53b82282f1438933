import type Profile from '#app/members/people/profile'
import { guardRefusal, refusalTold, spendingRefusal, type ToldRefusal } from '#app/credits/guards/spending_refusal'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { NotEnoughCredits } from './credits_errors.js'
import { spendingKey } from './spending_key.js'

/** What credits are spent on; each names the profile it is for. */
export type SpendingKind = 'message' | 'photo' | 'gift'

interface Spending {
  memberId: string
  cost: number
  kind: SpendingKind
  key: string
  counterpart: Pick<Profile, 'id' | 'kind'>
  acknowledgementId: string | null
}

export interface Spent {
  replayed: boolean
  transactionId: string
  credits: number
}

interface SpentRow {
  transaction_id: string | null
  credits: number | null
  /** Asked for only when nothing was spent. */
  refusal: ToldRefusal | null
}

/**
 * One statement, safe in parallel; bonus credits go first. The transaction must not be committed when it throws.
 * @throws NotEnoughCredits SpendingBlocked SpendingPaused SpendingLimitReached
 */
export async function spend(spending: Spending): Promise<Spent> {
  const { memberId, cost, kind, counterpart, acknowledgementId } = spending
  const idempotencyKey = spendingKey(spending)
  const [row] = await tenantRows<SpentRow>(STATEMENT, {
    kind,
    idempotencyKey,
    memberId,
    cost,
    counterpartId: counterpart.id,
    counterpartKind: counterpart.kind,
    acknowledgementId,
  })
  const { transaction_id: transactionId, credits, refusal } = row!
  if (!transactionId) return spentBefore(memberId, idempotencyKey)
  if (credits === null)
    throw refusalTold(refusal) ?? new NotEnoughCredits({ required: cost, credits: await balance(memberId) })
  return { replayed: false, transactionId, credits }
}

// `held` locks the wallet's current row, so that the entries know what is taken from each counter. The update sets the remainder instead of
// subtracting: PostgreSQL first evaluates and checks it on the row as in the statement's snapshot.
const STATEMENT = `
  with gate as (
    insert into app.ledger_transactions
      (tenant_id, kind, idempotency_key, member_id, counterpart_profile_id, counterpart_kind, acknowledgement_id)
    values ((select sec.tenant_id()), :kind, :idempotencyKey, :memberId, :counterpartId, :counterpartKind, :acknowledgementId)
    on conflict (tenant_id, idempotency_key) do nothing
    returning id
  ), held as (
    select id, bonus, bought, least(bonus, cast(:cost as int)) as from_bonus,
      cast(:cost as int) - least(bonus, cast(:cost as int)) as from_bought
    from app.wallets
    where tenant_id = (select sec.tenant_id()) and member_id = :memberId and bonus + bought >= cast(:cost as int)
      and blocked_at is null and ${guardRefusal('wallets', 'cast(:cost as int)')} is null
      and exists (select 1 from gate)
    for update
  ), wallet as (
    update app.wallets set bonus = held.bonus - from_bonus, bought = held.bought - from_bought
    from held
    where wallets.tenant_id = (select sec.tenant_id()) and wallets.id = held.id
    returning from_bonus, from_bought, wallets.bonus + wallets.bought as credits
  ), entries as (
    insert into app.ledger_entries (tenant_id, transaction_id, member_id, account, amount, credits_after)
    select (select sec.tenant_id()), gate.id, cast(:memberId as bigint), posting.account, posting.amount, posting.credits_after
    from gate, wallet, lateral (values
      ('member.bonus', -wallet.from_bonus, wallet.credits),
      ('member.bought', -wallet.from_bought, wallet.credits),
      ('platform.spent', cast(:cost as int), null)
    ) as posting (account, amount, credits_after)
    where posting.amount <> 0
  )
  select (select id::text from gate) as transaction_id, (select credits from wallet) as credits,
    case when exists (select from gate) and not exists (select from wallet) then (
      select ${spendingRefusal('wallets', 'cast(:cost as int)')} from app.wallets
      where tenant_id = (select sec.tenant_id()) and member_id = :memberId and bonus + bought >= cast(:cost as int)) end as refusal`

async function spentBefore(memberId: string, idempotencyKey: string): Promise<Spent> {
  const [row] = await tenantRows(
    `select id::text from app.ledger_transactions
     where tenant_id = (select sec.tenant_id()) and idempotency_key = ? and member_id = ?`,
    [idempotencyKey, memberId]
  )
  return { replayed: true, transactionId: row!.id, credits: await balance(memberId) }
}

async function balance(memberId: string): Promise<number> {
  const [row] = await tenantRows(
    `select bonus + bought as credits from app.wallets where tenant_id = (select sec.tenant_id()) and member_id = ?`,
    [memberId]
  )
  return row?.credits ?? 0
}
