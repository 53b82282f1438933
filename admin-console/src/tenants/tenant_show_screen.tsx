import { useRecordContext } from 'react-admin'
import { Box } from '@mui/material'
import { Route, Routes } from 'react-router-dom'
import { NotFound } from '#console/theme/not_found.tsx'
import { RecordScreen } from '#console/theme/record_screen.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import type { Tenant, WholeTenant } from '#console/tenancy/tenant.ts'
import { TenantHead } from '#console/tenants/tenant_head.tsx'
import { rowScreens, tenantScreens } from '#console/tenants/tenant_screens.ts'

export default function TenantShowScreen() {
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
      <Route index element={<tenantScreens.settings key={tenant.id} tenant={tenant} />} />
      <Route path="figures" element={<tenantScreens.figures key={tenant.id} tenant={tenant} />} />
      <Route path="look" element={<tenantScreens.look key={tenant.id} tenant={tenant} />} />
      <Route path="texts" element={<tenantScreens.texts key={tenant.id} tenant={tenant} />} />
      <Route path="texts/:wording" element={<tenantScreens.texts key={tenant.id} tenant={tenant} />} />
      <Route path="pages" element={<tenantScreens.pages key={tenant.id} tenant={tenant} />} />
      <Route path="pages/:pageId" element={<rowScreens.page key={tenant.id} tenant={tenant} />} />
      <Route path="domains" element={<tenantScreens.domains key={tenant.id} tenant={tenant} />} />
      <Route path="manifest" element={<tenantScreens.manifest key={tenant.id} tenant={tenant} />} />
      <Route path="desk" element={<tenantScreens.desk key={tenant.id} tenant={tenant} />} />
      <Route path="members" element={<tenantScreens.members key={tenant.id} tenant={tenant} />} />
      <Route path="members/:memberId" element={<rowScreens.member tenant={tenant} />} />
      <Route path="deletions" element={<tenantScreens.deletions key={tenant.id} tenant={tenant} />} />
      <Route path="privacy" element={<tenantScreens.privacy key={tenant.id} tenant={tenant} />} />
      <Route path="privacy/:requestId" element={<rowScreens.privacy tenant={tenant} />} />
      <Route path="erasures" element={<tenantScreens.erasures key={tenant.id} tenant={tenant} />} />
      <Route path="partners" element={<tenantScreens.partners key={tenant.id} tenant={tenant} />} />
      <Route path="fictional" element={<tenantScreens.fictional key={tenant.id} tenant={tenant} />} />
      <Route path="fictional/:profileId" element={<rowScreens.fictional tenant={tenant} />} />
      <Route path="photos" element={<tenantScreens.photos key={tenant.id} tenant={tenant} />} />
      <Route path="compared" element={<tenantScreens.compared key={tenant.id} tenant={tenant} />} />
      <Route path="written" element={<tenantScreens.written key={tenant.id} tenant={tenant} />} />
      <Route path="bans" element={<tenantScreens.bans key={tenant.id} tenant={tenant} />} />
      <Route path="held" element={<tenantScreens.held key={tenant.id} tenant={tenant} />} />
      <Route path="complaints" element={<tenantScreens.complaints key={tenant.id} tenant={tenant} />} />
      <Route path="complaints/:complaintId" element={<rowScreens.complaint tenant={tenant} />} />
      <Route path="flags" element={<tenantScreens.flags key={tenant.id} tenant={tenant} />} />
      <Route path="flags/:flagId" element={<rowScreens.flag tenant={tenant} />} />
      <Route path="suspicions" element={<tenantScreens.suspicions key={tenant.id} tenant={tenant} />} />
      <Route path="suspicions/:suspicionId" element={<rowScreens.suspicion tenant={tenant} />} />
      <Route path="trust" element={<tenantScreens.trust key={tenant.id} tenant={tenant} />} />
      <Route path="templates" element={<tenantScreens.templates key={tenant.id} tenant={tenant} />} />
      <Route path="templates/:templateId" element={<rowScreens.template tenant={tenant} />} />
      <Route path="announcements" element={<tenantScreens.announcements key={tenant.id} tenant={tenant} />} />
      <Route path="announcements/:announcementId" element={<rowScreens.announcement tenant={tenant} />} />
      <Route path="campaigns" element={<tenantScreens.campaigns key={tenant.id} tenant={tenant} />} />
      <Route path="campaigns/:campaignId" element={<rowScreens.campaign tenant={tenant} />} />
      <Route path="packages" element={<tenantScreens.packages key={tenant.id} tenant={tenant} />} />
      <Route path="gifts" element={<tenantScreens.gifts key={tenant.id} tenant={tenant} />} />
      <Route path="codes" element={<tenantScreens.codes key={tenant.id} tenant={tenant} />} />
      <Route path="invitations" element={<tenantScreens.invitations key={tenant.id} tenant={tenant} />} />
      <Route path="pushes" element={<tenantScreens.pushes key={tenant.id} tenant={tenant} />} />
      <Route path="postbacks" element={<tenantScreens.postbacks key={tenant.id} tenant={tenant} />} />
      <Route path="postbacks/receivers/:receiverId" element={<rowScreens.receiver tenant={tenant} />} />
      <Route path="orders" element={<tenantScreens.orders key={tenant.id} tenant={tenant} />} />
      <Route path="orders/:orderId" element={<rowScreens.order tenant={tenant} />} />
      <Route path="refunds" element={<tenantScreens.refunds key={tenant.id} tenant={tenant} />} />
      <Route path="tasks" element={<tenantScreens.tasks key={tenant.id} tenant={tenant} />} />
      <Route path="mandates" element={<tenantScreens.mandates key={tenant.id} tenant={tenant} />} />
      <Route path="blocks" element={<tenantScreens.blocks key={tenant.id} tenant={tenant} />} />
      <Route path="history" element={<tenantScreens.history key={tenant.id} tenant={tenant} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
