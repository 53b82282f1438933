import { Box } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { useParams } from 'react-router-dom'
import { Failed } from '#console/theme/failed.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { PageForm } from '#console/pages/page_form.tsx'
import { PageHead } from '#console/pages/page_head.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { usePage } from '#console/pages/use_pages.ts'
import type { Page } from '#console/pages/page.ts'
import { PagePreview } from '#console/pages/page_preview.tsx'

export default function PageScreen({ tenant }: { tenant: WholeTenant }) {
  const { pageId = '' } = useParams()
  const { data: page, error, refetch } = usePage(tenant.id, pageId)
  const { canAccess, isPending } = useCanAccess({ resource: 'tenant_pages', action: 'update', record: tenant })
  if (error && !page) return <Failed error={error} />
  if (!page || isPending) return <Waiting />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHead tenant={tenant} page={page} />
      {canAccess ? (
        <PageForm key={page.id} tenant={tenant} page={page} refetch={refetch} />
      ) : (
        <PageReading tenant={tenant} page={page} />
      )}
    </Box>
  )
}

function PageReading({ tenant, page }: { tenant: WholeTenant; page: Page }) {
  return (
    <Box sx={{ maxWidth: 800 }}>
      <PagePreview tenant={tenant} page={page} text={page.own ?? page.standard} />
    </Box>
  )
}
