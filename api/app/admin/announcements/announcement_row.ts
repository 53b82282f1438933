import type { DateTime } from 'luxon'
import type Announcement from '#app/notices/announcements/announcement'
import { shownCount } from '#app/notices/announcements/audience'

export type AnnouncementRow = Pick<Announcement, 'id' | 'kind' | 'state' | 'texts' | 'segment' | 'path' | 'version'> & {
  tenant_id: string
  created_at: string
  send_at: string | null
  ended_at: string | null
  /** Null where there are too few to say. */
  receivers: number | null
}

export function announcementRow(announcement: Announcement): AnnouncementRow {
  const { id, tenantId, kind, state, texts, segment, path, version, receivers } = announcement
  const { createdAt, sendAt, endedAt } = announcement
  return {
    id,
    tenant_id: tenantId,
    kind,
    state,
    texts,
    segment,
    path,
    version,
    created_at: iso(createdAt)!,
    send_at: iso(sendAt),
    ended_at: iso(endedAt),
    receivers: shownCount(receivers),
  }
}

function iso(moment: DateTime | null): string | null {
  return moment?.toUTC().toISO() ?? null
}
