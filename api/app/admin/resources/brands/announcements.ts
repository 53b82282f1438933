import type { DateTime } from 'luxon'
import type Announcement from '#app/notices/announcements/announcement'
import { ANNOUNCEMENT_KINDS, ANNOUNCEMENT_STATES } from '#app/notices/announcements/announcement'
import { shownCount } from '#app/notices/announcements/audience'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

export type AnnouncementRow = Pick<Announcement, 'id' | 'kind' | 'state' | 'texts' | 'segment' | 'path' | 'version'> & {
  tenant_id: string
  created_at: string
  send_at: string | null
  ended_at: string | null
  /** Null where there are too few to say. */
  receivers: number | null
}

/** Promotions and news of a brand; they are written and sent by calls of their own (api/app/admin/announcements). */
export const announcements = {
  inTenant: 'announcements.tenant_id',
  from: 'app.announcements',
  key: 'announcements.id',
  columns: `announcements.id::text, announcements.tenant_id::text, announcements.kind, announcements.state, announcements.texts,
    announcements.segment, announcements.path, announcements.version, announcements.created_at, announcements.send_at,
    announcements.ended_at, announcements.receivers`,
  filters: {
    id: { kind: 'id', column: 'announcements.id' },
    kind: { kind: 'choice', column: 'announcements.kind', options: ANNOUNCEMENT_KINDS },
    state: { kind: 'choice', column: 'announcements.state', options: ANNOUNCEMENT_STATES },
  },
  sorts: { id: 'announcements.id', created_at: 'announcements.created_at' },
  defaultSort: ['created_at', 'DESC'],
  shown,
} satisfies Resource

function shown({ created_at, send_at, ended_at, receivers, ...row }: Row): AnnouncementRow {
  return {
    ...row,
    created_at: iso(created_at),
    send_at: iso(send_at),
    ended_at: iso(ended_at),
    receivers: shownCount(receivers),
  } as AnnouncementRow
}

function iso(moment: DateTime | null): string | null {
  return moment?.toUTC().toISO() ?? null
}
