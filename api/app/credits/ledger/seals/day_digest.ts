/** Netstrings (D. J. Bernstein, 1997) without the comma: the length in bytes, a colon and the text; null is a dash. So no two rows read the same. */
const field = (sql: string) => `coalesce(octet_length((${sql})::text) || ':' || (${sql})::text, '-')`

/** What erasing a member leaves as it is: the books, under the member's number. */
const ROW = [
  'transactions.id',
  'transactions.kind',
  'transactions.idempotency_key',
  'transactions.member_id',
  'transactions.order_id',
  'transactions.counterpart_profile_id',
  'transactions.counterpart_kind',
  'transactions.acknowledgement_id',
  'transactions.reverses_id',
  'transactions.reason',
  `to_char(transactions.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
  'entries.listed',
]
  .map(field)
  .join(` || ',' || `)

/**
 * SQL for the ledger's rows begun from one moment until another: how many, each one's id and short hash, and one hash of all.
 * Sequences are in the order of ids and, of bytes, in that of C, so that every server says the same.
 */
export function dayDigest(beganAt: string, endedAt: string): string {
  return `(
    select count(*)::int as transactions,
      coalesce(string_agg(int8send(id) || substring(hash for 8), ''::bytea order by id), '') as rows,
      sha256(coalesce(string_agg(hash, ''::bytea order by id), '')) as content
    from (
      select transactions.id, sha256(convert_to(${ROW}, 'UTF8')) as hash
      from app.ledger_transactions transactions
      cross join lateral (
        select string_agg(concat_ws(' ', account, entries.member_id, amount, credits_after), ';' order by account collate "C") as listed
        from app.ledger_entries entries
        where entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id) entries
      where transactions.tenant_id = (select sec.tenant_id())
        and transactions.created_at >= ${beganAt} and transactions.created_at < ${endedAt}) hashed)`
}
