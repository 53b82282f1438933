import { DateTime } from 'luxon'
import { deviceOf } from '#app/identity/sessions/device_of'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { TIMELINE_KINDS, type TimelineKind } from './timeline_kinds.js'
import { timelineQuery } from './timeline_sources.js'

const ROWS_OF_PAGE = 30

/** Behind every key of a row. */
const FIRST_PAGE = { until: 'infinity', below: '~' }
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)\|(\d{1,2}:\d{1,19})$/

export interface TimelineEvent {
  id: string
  kind: TimelineKind
  /** What happened, by kind; of staff, the action in the log. */
  event: string
  at: string
  /** Figures and codes by kind, for the console's words. */
  detail: Record<string, string | number | null>
}

export interface Timeline {
  events: TimelineEvent[]
  /** Of the next, older page; null at the end. */
  next: string | null
}

interface EventRow {
  kind: TimelineKind
  event: string
  key: string
  moment: string
  detail: Record<string, string | number | null>
}

/** A page of what happened to a member, the newest first. @throws NotFound, 422 for `before` */
export async function readTimeline(
  memberId: string,
  { kinds = TIMELINE_KINDS, before }: { kinds?: readonly TimelineKind[]; before?: string }
): Promise<Timeline> {
  const [member] = await tenantRows<{ profile: string }>(
    `select profiles.id::text as profile from app.members
     join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
     where members.tenant_id = (select sec.tenant_id()) and members.id = :memberId and members.status <> 'erased'`,
    { memberId }
  )
  if (!member) throw new NotFound()
  const rows = await tenantRows<EventRow>(
    `select kind, event, key, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment, detail
     from (${timelineQuery(kinds)}) happened`,
    { member: memberId, profile: member.profile, rows: ROWS_OF_PAGE + 1, ...startOf(before) }
  )
  const page = rows.slice(0, ROWS_OF_PAGE)
  const last = page.at(-1)
  return { events: page.map(shown), next: last && rows.length > ROWS_OF_PAGE ? cursorOf(last) : null }
}

function cursorOf({ moment, key }: EventRow): string {
  return Buffer.from(`${moment}|${key}`).toString('base64url')
}

function startOf(before: string | undefined) {
  if (before === undefined) return FIRST_PAGE
  const [, until, below] = CURSOR.exec(Buffer.from(before, 'base64url').toString()) ?? []
  if (!until || !below || !DateTime.fromISO(until).isValid) throw fieldRefused('before', 'cursor')
  return { until, below }
}

function shown({ kind, event, key, moment, detail }: EventRow): TimelineEvent {
  const { user_agent: userAgent, ...rest } = detail
  return {
    id: `${kind}:${key}`,
    kind,
    event,
    at: moment,
    detail: typeof userAgent === 'string' ? { ...rest, ...deviceOf(userAgent) } : rest,
  }
}
