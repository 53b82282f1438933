import { Box, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import type { Theme } from '@manyhearts/theme-presets/theme'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { SiteFrame } from '#console/theming/site_frame.tsx'
import { ThemePreview } from '#console/theming/theme_preview.tsx'
import { VisitorCountry } from '#console/theming/visitor_country.tsx'
import type { OwnTheme, WholeTenant } from '#console/tenancy/tenant.ts'

const VIEWS = ['phone', 'desktop', 'parts'] as const

interface Props {
  tenant: WholeTenant
  chosen: OwnTheme
  look: Theme
}

/** The brand in the look that is being chosen: its own front page, or the parts that pages are made of in both modes. */
export function LookPreview({ tenant, chosen, look }: Props) {
  const translate = useTranslate()
  const [view, setView] = useState<(typeof VIEWS)[number]>('phone')
  const [country, setCountry] = useState('')
  return (
    <Paper
      component="section"
      aria-labelledby="preview-title"
      sx={{ overflow: 'hidden', position: { lg: 'sticky' }, top: 72 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 3, py: 2 }}>
        <Typography id="preview-title" variant="h2" sx={{ flexGrow: 1 }}>
          {translate('look.preview.title')}
        </Typography>
        {view !== 'parts' && <VisitorCountry tenant={tenant} value={country} onChange={setCountry} />}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-labelledby="preview-title"
          value={view}
          onChange={(_, next: (typeof VIEWS)[number] | null) => next && setView(next)}
        >
          {VIEWS.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`look.views.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {view === 'parts' ? (
        <ThemePreview tenant={tenant} look={look} mode={chosen.mode} />
      ) : (
        <SiteFrame tenant={tenant} theme={chosen} country={country} width={view === 'phone' ? 390 : 1280} />
      )}
    </Paper>
  )
}
