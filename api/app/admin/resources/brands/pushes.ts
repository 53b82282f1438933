import type { DateTime } from 'luxon'
import { NOTIFICATION_TYPES } from '#app/members/people/notification_choices'
import { PUSH_OUTCOMES, pushOutcomeSql } from '#app/notices/push/push_outcome'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface PushRow {
  id: string
  tenant_id: string
  member: { id: string; name: string }
  kind: string
  /** Host of the push service. */
  service: string
  /** HTTP status; null: no answer. */
  status: number | null
  outcome: (typeof PUSH_OUTCOMES)[number]
  sent_at: string
}

const OUTCOME = pushOutcomeSql('pushes')

/** What push services answered in the last 30 days; what was said isn't kept. */
export const pushes = {
  inTenant: 'pushes.tenant_id',
  from: `app.pushes
    join app.profiles on profiles.tenant_id = pushes.tenant_id and profiles.member_id = pushes.member_id`,
  key: 'pushes.id',
  columns: `pushes.id::text, pushes.tenant_id::text, pushes.member_id::text, profiles.name, pushes.kind, pushes.service,
    pushes.status, ${OUTCOME} as outcome, pushes.sent_at`,
  filters: {
    id: { kind: 'id', column: 'pushes.id' },
    member_id: { kind: 'id', column: 'pushes.member_id' },
    kind: { kind: 'choice', column: 'pushes.kind', options: [...NOTIFICATION_TYPES, 'test'] },
    outcome: { kind: 'choice', column: `(${OUTCOME})`, options: PUSH_OUTCOMES },
    from: { kind: 'time', column: 'pushes.sent_at', side: '>=' },
    until: { kind: 'time', column: 'pushes.sent_at', side: '<' },
  },
  sorts: { id: 'pushes.id', sent_at: 'pushes.sent_at' },
  defaultSort: ['sent_at', 'DESC'],
  shown,
} satisfies Resource

function shown({ member_id: id, name, sent_at, ...row }: Row): PushRow {
  return { ...row, member: { id, name }, sent_at: (sent_at as DateTime).toISO()! } as PushRow
}
