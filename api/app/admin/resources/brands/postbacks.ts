import type { DateTime } from 'luxon'
import { POSTBACK_STATES } from '#app/postbacks/postback'
import { POSTBACK_EVENTS, type PostbackEvent } from '#app/tenancy/postback_receivers/postback_address'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface PostbackRow {
  id: string
  tenant_id: string
  member: { id: string; name: string }
  event: PostbackEvent
  network: string
  /** Key of the receiver, which may be gone. */
  receiver: string
  amount_minor: number | null
  currency: string | null
  occurred_at: string
  state: (typeof POSTBACK_STATES)[number]
  tries: number
  tried_at: string | null
  /** When it is tried next. */
  due_at: string | null
  /** HTTP status of the last try; null: no answer. */
  status: number | null
  answer: string | null
}

/** What traffic networks were told in the last 90 days, and what they answered. */
export const postbacks = {
  inTenant: 'postbacks.tenant_id',
  from: `app.postbacks
    join app.profiles on profiles.tenant_id = postbacks.tenant_id and profiles.member_id = postbacks.member_id`,
  key: 'postbacks.id',
  columns: `postbacks.id::text, postbacks.tenant_id::text, postbacks.member_id::text, profiles.name, postbacks.event,
    postbacks.network, postbacks.receiver, postbacks.amount_minor, postbacks.currency, postbacks.occurred_at, postbacks.state,
    postbacks.tries, postbacks.tried_at, postbacks.due_at, postbacks.status, postbacks.answer`,
  filters: {
    id: { kind: 'id', column: 'postbacks.id' },
    member_id: { kind: 'id', column: 'postbacks.member_id' },
    network: { kind: 'search', condition: (network) => ({ sql: 'postbacks.network = ?', bindings: [network] }) },
    event: { kind: 'choice', column: 'postbacks.event', options: POSTBACK_EVENTS },
    state: { kind: 'choice', column: 'postbacks.state', options: POSTBACK_STATES },
    from: { kind: 'time', column: 'postbacks.occurred_at', side: '>=' },
    until: { kind: 'time', column: 'postbacks.occurred_at', side: '<' },
  },
  sorts: { id: 'postbacks.id', occurred_at: 'postbacks.occurred_at' },
  defaultSort: ['occurred_at', 'DESC'],
  shown,
} satisfies Resource

function shown({ member_id: id, name, occurred_at, tried_at, due_at, ...row }: Row): PostbackRow {
  return {
    ...row,
    member: { id, name },
    occurred_at: iso(occurred_at),
    tried_at: iso(tried_at),
    due_at: row.state === 'waiting' ? iso(due_at) : null,
  } as PostbackRow
}

function iso(at: DateTime | null): string | null {
  return at && at.toISO()
}
