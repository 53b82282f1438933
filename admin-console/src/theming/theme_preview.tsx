import { Box, Typography } from '@mui/material'
import type { Theme } from '@manyhearts/theme-presets/theme'
import { useTranslate } from 'react-admin'
import { LookStyles } from '#console/theming/look_styles.tsx'
import { PreviewPage } from '#console/theming/preview_page.tsx'
import { valueInForce } from '#console/tenancy/setting.ts'
import type { OwnTheme, WholeTenant } from '#console/tenancy/tenant.ts'

const MODES = ['light', 'dark'] as const

/** The parts of a page in both modes, drawn here. */
export function ThemePreview({ tenant, look, mode }: { tenant: WholeTenant; look: Theme; mode: OwnTheme['mode'] }) {
  const translate = useTranslate()
  const domain = tenant.domains[0]
  const language = domain?.language.slice(0, 2) ?? 'en'
  const word = (name: string) => {
    const setting = domain?.settings.find((one) => one.name === name)
    return setting ? String(valueInForce(setting, language).value) : ''
  }
  const first = mode ?? (look.follows_system ? undefined : look.default_mode)
  return (
    <>
      <LookStyles look={look} inside="look-preview" />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {MODES.map((one) => (
          <Box key={one} sx={{ minWidth: 0, display: 'grid', gridTemplateRows: 'auto 1fr' }}>
            <Typography variant="caption" sx={{ px: 3, pb: 1, color: 'text.secondary' }}>
              {translate(`look.mode.${one}`)}
              {first === one && ` · ${translate('look.preview.first')}`}
            </Typography>
            <PreviewPage
              mode={one}
              language={language}
              name={tenant.name}
              heading={word('index_title') || tenant.name}
              fictional={word('fictional_singular')}
            />
          </Box>
        ))}
      </Box>
    </>
  )
}
