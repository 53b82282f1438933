import { useRecordContext } from 'react-admin'
import { Box } from '@mui/material'
import { Route, Routes } from 'react-router-dom'
import { AnnouncementListScreen } from '#console/announcements/announcement_list_screen.tsx'
import { AnnouncementScreen } from '#console/announcements/announcement_screen.tsx'
import { AuditTrail } from '#console/audit/audit_trail.tsx'
import { CampaignListScreen } from '#console/campaigns/campaign_list_screen.tsx'
import { CampaignScreen } from '#console/campaigns/campaign_screen.tsx'
import { NotFound } from '#console/theme/not_found.tsx'
import { RecordScreen } from '#console/theme/record_screen.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { HeldListScreen } from '#console/holds/held_list_screen.tsx'
import { MemberListScreen } from '#console/members/member_list_screen.tsx'
import { MemberScreen } from '#console/members/member_screen.tsx'
import { PageList } from '#console/pages/page_list.tsx'
import { PageScreen } from '#console/pages/page_screen.tsx'
import { PostbackListScreen } from '#console/postbacks/postback_list_screen.tsx'
import { ReceiverScreen } from '#console/postbacks/receiver_screen.tsx'
import { PushListScreen } from '#console/pushes/push_list_screen.tsx'
import type { Tenant, WholeTenant } from '#console/tenancy/tenant.ts'
import { TenantHead } from '#console/tenants/tenant_head.tsx'
import { TenantSettings } from '#console/tenancy/settings/tenant_settings.tsx'
import { ThemeEditor } from '#console/theming/theme_editor.tsx'

export function TenantShowScreen() {
  return (
    <RecordScreen>
      <Brand />
    </RecordScreen>
  )
}

function Brand() {
  const tenant = useRecordContext<Tenant | WholeTenant>()
  if (!tenant) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 1280 }}>
      <TenantHead tenant={tenant} />
      {/* The list's row is shown until the full record has loaded. */}
      {'domains' in tenant ? <Pages tenant={tenant} /> : <Waiting />}
    </Box>
  )
}

function Pages({ tenant }: { tenant: WholeTenant }) {
  return (
    <Routes>
      <Route index element={<TenantSettings key={tenant.id} tenant={tenant} />} />
      <Route path="look" element={<ThemeEditor key={tenant.id} tenant={tenant} />} />
      <Route path="texts" element={<PageList key={tenant.id} tenant={tenant} />} />
      <Route path="texts/:pageId" element={<PageScreen key={tenant.id} tenant={tenant} />} />
      <Route path="members" element={<MemberListScreen key={tenant.id} tenant={tenant} />} />
      <Route path="members/:memberId" element={<MemberScreen tenant={tenant} />} />
      <Route path="held" element={<HeldListScreen key={tenant.id} tenant={tenant} />} />
      <Route path="announcements" element={<AnnouncementListScreen key={tenant.id} tenant={tenant} />} />
      <Route path="announcements/:announcementId" element={<AnnouncementScreen tenant={tenant} />} />
      <Route path="campaigns" element={<CampaignListScreen key={tenant.id} tenant={tenant} />} />
      <Route path="campaigns/:campaignId" element={<CampaignScreen tenant={tenant} />} />
      <Route path="pushes" element={<PushListScreen key={tenant.id} tenant={tenant} />} />
      <Route path="postbacks" element={<PostbackListScreen key={tenant.id} tenant={tenant} />} />
      <Route path="postbacks/receivers/:receiverId" element={<ReceiverScreen tenant={tenant} />} />
      <Route path="history" element={<AuditTrail key={tenant.id} tenantId={tenant.id} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
