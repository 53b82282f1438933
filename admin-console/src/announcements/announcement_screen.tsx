import { useCanAccess } from 'react-admin'
import { useParams } from 'react-router-dom'
import { AnnouncementForm } from '#console/announcements/announcement_form.tsx'
import { AnnouncementReading } from '#console/announcements/announcement_reading.tsx'
import { useAnnouncement } from '#console/announcements/use_announcement.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** A new announcement, one that is still a draft, or one that can only be looked at. */
export default function AnnouncementScreen({ tenant }: { tenant: WholeTenant }) {
  const { announcementId: id = 'new' } = useParams()
  const { data: announcement, error, refetch } = useAnnouncement(tenant.id, id)
  const { canAccess: writes, isPending } = useCanAccess({ resource: 'announcements', action: 'update', record: tenant })
  if (error && !announcement) return <Failed error={error} />
  if (isPending || (id !== 'new' && !announcement)) return <Waiting />
  if (writes && (!announcement || announcement.state === 'draft'))
    return <AnnouncementForm key={id} tenant={tenant} announcement={announcement} refetch={refetch} />
  return <AnnouncementReading tenant={tenant} announcement={announcement!} writes={writes ?? false} refetch={refetch} />
}
