import { DataTable, useLocale, useTranslate } from 'react-admin'
import { type Announcement, reachedBy, titleOf } from '#console/announcements/announcement.ts'
import { useTimes } from '#console/translations/use_times.ts'

const Column = DataTable.Col<Announcement>

export function AnnouncementTable({ tenantId }: { tenantId: string }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const locale = useLocale()
  return (
    <DataTable<Announcement>
      rowClick={(id) => `/tenants/${tenantId}/show/announcements/${id}`}
      bulkActionButtons={false}
    >
      <Column source="title" disableSort render={titleOf} />
      <Column source="kind" disableSort render={({ kind }) => translate(`announcements.kinds.${kind}`)} />
      <Column source="state" disableSort render={({ state }) => translate(`announcements.states.${state}`)} />
      <Column source="send_at" disableSort render={({ send_at: at }) => at && moment(at)} />
      <Column source="receivers" disableSort align="right" render={(announcement) => reachedBy(announcement, locale)} />
    </DataTable>
  )
}
