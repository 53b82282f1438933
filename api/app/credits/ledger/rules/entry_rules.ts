import { HERE, type Rules } from './rule.js'

/** Which accounts a kind of transaction moves, and which way; a reversal moves any back. */
const POSTINGS: readonly (readonly [kinds: readonly string[], accounts: Readonly<Record<string, 1 | -1>>])[] = [
  [['signup_bonus', 'bonus', 'goodwill'], { 'member.bonus': 1, 'platform.bonus': -1 }],
  [['message', 'photo', 'gift'], { 'member.bonus': -1, 'member.bought': -1, 'platform.spent': 1 }],
  [['purchase'], { 'member.bought': 1, 'platform.sales': -1, 'member.bonus': 1, 'platform.bonus': -1 }],
  [['refund', 'chargeback'], { 'member.bought': -1, 'platform.sales': 1, 'member.bonus': -1, 'platform.bonus': 1 }],
]

const FITTING = POSTINGS.flatMap(([kinds, accounts]) =>
  kinds.flatMap((kind) => Object.entries(accounts).map(([account, sign]) => `('${kind}', '${account}', ${sign})`))
).join(', ')

/** Double entry: what one account gives, another gets, and a wallet holds what its entries sum up to. */
export const ENTRY_RULES: Rules = {
  transactions_sum_to_zero: `
    select transaction_id as id from app.ledger_entries where ${HERE} group by transaction_id having sum(amount) <> 0`,
  transactions_have_two_entries: `
    select transactions.id from app.ledger_transactions transactions
    left join (select transaction_id, count(*) as entries from app.ledger_entries where ${HERE} group by transaction_id) listed
      on listed.transaction_id = transactions.id
    where transactions.${HERE} and coalesce(entries, 0) < 2`,
  books_sum_to_zero: `
    select tenant_id as id from app.ledger_entries where ${HERE} group by tenant_id having sum(amount) <> 0`,
  entries_belong_to_a_transaction: `
    select entries.id from app.ledger_entries entries where ${HERE} and not exists (
      select 1 from app.ledger_transactions transactions
      where transactions.tenant_id = entries.tenant_id and transactions.id = entries.transaction_id
        and transactions.member_id = entries.member_id)`,
  entries_fit_their_kind: `
    select distinct transactions.id from app.ledger_transactions transactions
    join app.ledger_entries entries
      on entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id
    left join (values ${FITTING}) fitting (kind, account, sign)
      on fitting.kind = transactions.kind and fitting.account = entries.account and fitting.sign = sign(entries.amount)
    where transactions.${HERE} and transactions.kind <> 'reversal' and fitting.kind is null`,
  wallets_equal_their_entries: `
    select coalesce(wallets.member_id, booked.member_id) as id
    from (select member_id, bonus, bought from app.wallets where ${HERE}) wallets
    full join (
      select member_id, coalesce(sum(amount) filter (where account = 'member.bonus'), 0) as bonus,
        coalesce(sum(amount) filter (where account = 'member.bought'), 0) as bought
      from app.ledger_entries where ${HERE} group by member_id) booked using (member_id)
    where coalesce(wallets.bonus, 0) <> coalesce(booked.bonus, 0) or coalesce(wallets.bought, 0) <> coalesce(booked.bought, 0)`,
  wallets_are_not_negative: `
    select member_id as id from app.wallets where ${HERE} and (bonus < 0 or bought < 0)`,
  reversals_give_back_no_more_than_was_taken: `
    select distinct originals.transaction_id as id from app.ledger_entries originals
    join app.ledger_transactions reversals
      on reversals.tenant_id = originals.tenant_id and reversals.reverses_id = originals.transaction_id
    join app.ledger_entries reversed on reversed.tenant_id = reversals.tenant_id
      and reversed.transaction_id = reversals.id and reversed.account = originals.account
    where originals.${HERE} group by originals.transaction_id, originals.id, originals.amount
    having sum(reversed.amount) * sign(originals.amount) not between -abs(originals.amount) and 0`,
  goodwill_gives_a_reason: `
    select id from app.ledger_transactions where ${HERE} and kind = 'goodwill' and coalesce(trim(reason), '') = ''`,
}
