import { Box } from '@mui/material'
import type { Page } from '#console/tenancy/page.ts'
import { PagePreview } from '#console/tenancy/page_preview.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

/** A static page as visitors read it, for whoever may look but not change. */
export function PageReading({ tenant, page }: { tenant: WholeTenant; page: Page }) {
  return (
    <Box sx={{ maxWidth: 800 }}>
      <PagePreview tenant={tenant} page={page} text={page.own ?? page.standard} />
    </Box>
  )
}
