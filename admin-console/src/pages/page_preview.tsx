import { Alert, Box, Paper, Typography } from '@mui/material'
import { HttpError, useTranslate } from 'react-admin'
import { Waiting } from '#console/theme/waiting.tsx'
import type { Page, PageText } from '#console/pages/page.ts'
import { PageDrawing } from '#console/pages/page_drawing.tsx'
import { usePagePreview } from '#console/pages/use_page_preview.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

interface Props {
  tenant: WholeTenant
  page: Page
  text: PageText
}

export function PagePreview({ tenant, page, text }: Props) {
  const translate = useTranslate()
  const { rendered, error } = usePagePreview(tenant.id, page.id, text)
  const reason = error instanceof HttpError ? error.message : translate('ra.notification.http_error')
  return (
    <Paper component="section" aria-labelledby="page-preview-title" sx={{ overflow: 'hidden' }}>
      <Box sx={{ px: 3, py: 2 }}>
        <Typography id="page-preview-title" variant="h2">
          {translate('look.preview.title')}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('pages.preview.host', { host: page.host })}
        </Typography>
      </Box>
      <Box role="status">
        {error && (
          <Alert role="none" severity="info" variant="standard" sx={{ borderRadius: 0 }}>
            {translate('pages.preview.waits', { reason })}
          </Alert>
        )}
      </Box>
      {rendered ? (
        <PageDrawing tenant={tenant} language={page.language} rendered={rendered} />
      ) : (
        !error && (
          <Box sx={{ p: 3 }}>
            <Waiting />
          </Box>
        )
      )}
    </Paper>
  )
}
