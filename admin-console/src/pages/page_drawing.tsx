import { Box, Typography } from '@mui/material'
import { type MouseEvent, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { RenderedPage } from '#console/pages/page.ts'
import { PAGE_STYLES } from '#console/pages/page_styles.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { LookStyles } from '#console/theming/look_styles.tsx'
import { lookOf } from '#console/theming/own_theme.ts'

interface Props {
  tenant: WholeTenant
  language: string
  rendered: RenderedPage
}

/** Links are disabled, so that unsaved text isn't lost. */
export function PageDrawing({ tenant, language, rendered }: Props) {
  const translate = useTranslate()
  const { theme, preset } = tenant
  const look = useMemo(() => lookOf(theme, preset), [theme, preset])
  const stay = (event: MouseEvent) => (event.target as Element).closest('a') && event.preventDefault()
  return (
    <>
      <LookStyles look={look} inside="page-preview" />
      <Box lang={language} sx={{ px: 3, py: 1.5, borderTop: 1, borderColor: 'divider', bgcolor: 'background.default' }}>
        <Typography variant="caption" lang={undefined} sx={{ color: 'text.secondary' }}>
          {translate('pages.fields.description')}
        </Typography>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{rendered.title}</Typography>
        <Typography variant="body2">{rendered.description}</Typography>
      </Box>
      <Box
        className="page-preview"
        data-mode={theme.mode ?? look.default_mode}
        role="region"
        aria-label={rendered.title}
        tabIndex={0}
        onClickCapture={stay}
        sx={{ ...PAGE_STYLES, maxHeight: { lg: 'calc(100vh - 288px)' }, minHeight: { lg: 320 }, overflowY: 'auto' }}
      >
        <Box component="p" lang={language} className="title">
          {rendered.title}
        </Box>
        {/* HTML rendered by the API; the author's own HTML is not passed through. */}
        <div lang={language} className="text" dangerouslySetInnerHTML={{ __html: rendered.html }} />
      </Box>
    </>
  )
}
