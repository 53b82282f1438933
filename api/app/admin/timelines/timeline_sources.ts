import type { TimelineKind } from './timeline_kinds.js'

interface Source {
  kind: TimelineKind
  /** What happened, in a word of the console's. */
  event: string
  from: string
  at: string
  key: string
  /** Of whom: a condition with `:member` and `:profile` that an index answers. */
  whose: string
  detail: string
}

const OF_MEMBER = 'member_id = :member'
const NOTHING = `'{}'::jsonb`

/** Each row has what the console shows of it and no more: no address, and nothing that members wrote to each other. */
const SOURCES: readonly Source[] = [
  {
    kind: 'account',
    event: `'signed_up'`,
    from: 'app.members',
    at: 'signed_up_at',
    key: 'id',
    whose: 'id = :member',
    detail: `jsonb_build_object('network', network)`,
  },
  {
    kind: 'account',
    event: `'activated'`,
    from: 'app.members',
    at: 'activated_at',
    key: 'id',
    whose: 'id = :member and activated_at is not null',
    detail: NOTHING,
  },
  {
    kind: 'account',
    event: `'left'`,
    from: 'app.account_deletions',
    at: 'left_at',
    key: 'id',
    whose: `${OF_MEMBER} and left_at is not null`,
    detail: `jsonb_build_object('until', restorable_until)`,
  },
  {
    kind: 'session',
    event: `'began'`,
    from: 'app.sessions',
    at: 'created_at',
    key: 'id',
    whose: OF_MEMBER,
    detail: `jsonb_build_object('user_agent', user_agent, 'last_used_at', last_used_at)`,
  },
  {
    kind: 'mail',
    event: `case when sent_at is not null then 'sent' when tries > 1 then 'failing' else 'waiting' end`,
    from: 'app.mails',
    at: 'created_at',
    key: 'id',
    whose: OF_MEMBER,
    detail: `jsonb_build_object('mail', kind, 'answer', answer, 'tries', tries)`,
  },
  {
    kind: 'push',
    event: `case when status between 200 and 299 then 'taken' else 'refused' end`,
    from: 'app.pushes',
    at: 'sent_at',
    key: 'id',
    whose: OF_MEMBER,
    detail: `jsonb_build_object('push', kind, 'service', service, 'status', status)`,
  },
  {
    kind: 'order',
    event: 'status',
    from: 'app.orders',
    at: 'created_at',
    key: 'id',
    whose: OF_MEMBER,
    detail: `jsonb_build_object('number', number, 'amount_minor', amount_minor, 'currency', currency, 'credits', credits)`,
  },
  {
    kind: 'refund',
    event: 'state',
    from: 'app.refunds',
    at: 'requested_at',
    key: 'id',
    whose: OF_MEMBER,
    detail: `jsonb_build_object('cause', cause, 'amount_minor', amount_minor, 'currency', currency, 'reason', reason)`,
  },
  {
    kind: 'credits',
    event: 'ledger.kind',
    from: 'app.ledger_transactions ledger',
    at: 'created_at',
    key: 'id',
    // What is spent is between members; what moves with an order stands there.
    whose: `${OF_MEMBER} and ledger.kind in ('signup_bonus', 'bonus', 'goodwill', 'reversal')`,
    detail: `jsonb_build_object('reason', reason, 'credits', (select sum(amount) from app.ledger_entries entries
      where entries.tenant_id = ledger.tenant_id and entries.transaction_id = ledger.id
        and entries.account in ('member.bonus', 'member.bought')))`,
  },
  {
    kind: 'consent',
    event: `'given'`,
    from: 'app.consents',
    at: 'given_at',
    key: 'id',
    whose: OF_MEMBER,
    detail: `jsonb_build_object('consent', kind, 'version', version)`,
  },
  {
    kind: 'consent',
    event: `'revoked'`,
    from: 'app.consents',
    at: 'revoked_at',
    key: 'id',
    whose: `${OF_MEMBER} and revoked_at is not null`,
    detail: `jsonb_build_object('consent', kind, 'version', version)`,
  },
  {
    kind: 'disclosure',
    event: `'acknowledged'`,
    from: 'app.disclosure_acknowledgements',
    at: 'acknowledged_at',
    key: 'id',
    whose: OF_MEMBER,
    detail: `jsonb_build_object('version', text_version, 'amount_minor', price_minor, 'currency', currency)`,
  },
  {
    kind: 'complaint',
    event: `'made'`,
    from: 'app.complaints',
    at: 'created_at',
    key: 'id',
    whose: 'reporter_member_id = :member',
    detail: `jsonb_build_object('number', number, 'subject', subject_kind, 'reason', reason, 'outcome', outcome)`,
  },
  {
    kind: 'complaint',
    event: `'received'`,
    from: 'app.complaints',
    at: 'created_at',
    key: 'id',
    whose: 'profile_id = :profile',
    detail: `jsonb_build_object('number', number, 'subject', subject_kind, 'reason', reason, 'outcome', outcome)`,
  },
  {
    kind: 'staff',
    event: 'action',
    from: 'staff.audit_entries left join staff.staff_members on staff_members.id = audit_entries.staff_member_id',
    at: 'audit_entries.at',
    key: 'audit_entries.id',
    whose: `detail ->> 'level' = 'member' and detail ->> 'id' = cast(:member as text)`,
    detail: `jsonb_build_object('staff', staff_members.name, 'name', detail ->> 'name', 'reason', detail ->> 'reason')`,
  },
]

/**
 * SQL for the newest of all that happened to a member up to a moment. Each part reads one member's rows by an index and no more of them
 * than fit on the page, so it takes no longer in a larger brand.
 */
export function timelineQuery(kinds: readonly TimelineKind[]): string {
  const parts = SOURCES.map(partOf).filter((_, index) => kinds.includes(SOURCES[index]!.kind))
  return `select * from (${parts.join(' union all ')}) every order by at desc, key desc limit :rows`
}

/** Two events of one moment are told apart by the number of their source, and then by their id. */
function partOf({ kind, event, from, at, key, whose, detail }: Source, index: number): string {
  return `(
    select '${kind}' as kind, ${event} as event, ${at} as at, '${index}:' || ${key} as key, ${detail} as detail
    from ${from}
    where tenant_id = (select sec.tenant_id()) and ${whose}
      and (${at}, '${index}:' || ${key}) < (cast(:until as timestamptz), cast(:below as text))
    order by 3 desc, 4 desc limit :rows)`
}
