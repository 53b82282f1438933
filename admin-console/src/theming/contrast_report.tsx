import { Box, Typography } from '@mui/material'
import { contrast } from '@manyhearts/theme-presets/contrast'
import type { Theme } from '@manyhearts/theme-presets/theme'
import { useLocale, useTranslate } from 'react-admin'
import { isColour } from '#console/theming/own_theme.ts'
import type { OwnTheme } from '#console/tenancy/tenant.ts'

const MODES = ['light', 'dark'] as const
const PAIRS = [
  ['button', 'on_primary', 'primary'],
  ['link', 'primary_ink', 'surface_0'],
  ['text', 'ink', 'surface_0'],
] as const

/** Contrast ratios of a theme, and the chosen colours that had to be adjusted for them. */
export function ContrastReport({ look, chosen }: { look: Theme; chosen: OwnTheme }) {
  const translate = useTranslate()
  const language = useLocale()
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const moved = MODES.filter(
    (mode) => isColour(chosen.primary) && chosen.primary.toLowerCase() !== look.modes[mode].primary.toLowerCase()
  )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
          '& th': { fontWeight: 400, textAlign: 'start', py: 0.25, color: 'text.secondary' },
          '& td': { textAlign: 'end' },
          '& thead th:not(:first-of-type)': { textAlign: 'end' },
          '& thead th:first-of-type': { color: 'text.primary', fontSize: '0.875rem', fontWeight: 550 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{translate('look.contrast.title')}</th>
            {MODES.map((mode) => (
              <th key={mode} scope="col">
                {translate(`look.mode.${mode}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PAIRS.map(([name, front, back]) => (
            <tr key={name}>
              <th scope="row">{translate(`look.contrast.${name}`)}</th>
              {MODES.map((mode) => (
                <td key={mode}>{format(contrast(look.modes[mode][front], look.modes[mode][back]))} : 1</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {moved.map((mode) => (
        <Typography key={mode} variant="caption" sx={{ color: 'text.secondary' }}>
          <Box
            component="span"
            aria-hidden
            sx={{
              display: 'inline-block',
              width: 10,
              height: 10,
              mr: 0.75,
              borderRadius: '50%',
              bgcolor: look.modes[mode].primary,
            }}
          />
          {translate(`look.contrast.moved_${mode}`, { colour: look.modes[mode].primary })}
        </Typography>
      ))}
    </Box>
  )
}
