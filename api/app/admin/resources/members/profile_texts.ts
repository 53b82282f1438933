import type { DateTime } from 'luxon'
import {
  TEXT_LATE_HOURS,
  TEXT_STATES,
  type TextField,
  type TextRefusal,
  type TextState,
} from '#app/members/profile_texts/profile_text'
import type { TextFinding } from '#app/members/profile_texts/text_finding'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface ProfileTextRow {
  id: string
  tenant_id: string
  state: TextState
  field: TextField
  body: string
  /** What others see of this field until it is published. */
  shown: string
  found: TextFinding
  member: { member_id: string; name: string }
  held_at: string
  /** Until when it should be decided. */
  due_at: string
  decided_at: string | null
  decided_by: string | null
  reason: TextRefusal | null
}

/** What members wrote for everybody to read: that staff read it isn't logged, what they decide is. */
export const profileTexts = {
  inTenant: 'texts.tenant_id',
  from: `app.profile_texts texts
    join app.profiles on profiles.tenant_id = texts.tenant_id and profiles.id = texts.profile_id
    left join staff.staff_members on staff_members.id = texts.decided_by`,
  key: 'texts.id',
  columns: `texts.id::text, texts.tenant_id::text, texts.state, texts.field, texts.body, texts.shown, texts.found, texts.held_at,
    texts.held_at + interval '${TEXT_LATE_HOURS} hours' as due_at, texts.decided_at, staff_members.name as decided_by, texts.reason,
    profiles.member_id::text, profiles.name`,
  filters: {
    id: { kind: 'id', column: 'texts.id' },
    state: { kind: 'choice', column: 'texts.state', options: TEXT_STATES },
  },
  sorts: { id: 'texts.id', held_at: 'texts.held_at' },
  defaultSort: ['held_at', 'ASC'],
  shown,
} satisfies Resource

function shown({ member_id, name, held_at, due_at, decided_at, ...row }: Row): ProfileTextRow {
  return {
    ...row,
    member: { member_id, name },
    held_at: (held_at as DateTime).toISO()!,
    due_at: (due_at as DateTime).toISO()!,
    decided_at: (decided_at as DateTime | null)?.toISO() ?? null,
  } as ProfileTextRow
}
