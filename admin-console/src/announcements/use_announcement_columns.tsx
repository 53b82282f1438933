import { useLocale, useTranslate } from 'react-admin'
import { type Announcement, reachedBy, titleOf } from '#console/announcements/announcement.ts'
import type { Column } from '#console/lists/column.ts'
import { Moment } from '#console/theme/moment.tsx'

export function useAnnouncementColumns(): Column<Announcement>[] {
  const translate = useTranslate()
  const locale = useLocale()
  return [
    { source: 'title', sx: { overflowWrap: 'anywhere' }, render: titleOf },
    { source: 'kind', render: ({ kind }) => translate(`announcements.kinds.${kind}`) },
    { source: 'state', render: ({ state }) => translate(`announcements.states.${state}`) },
    { source: 'send_at', render: ({ send_at: at }) => at && <Moment at={at} /> },
    { source: 'receivers', align: 'right', render: (announcement) => reachedBy(announcement, locale) },
  ]
}
