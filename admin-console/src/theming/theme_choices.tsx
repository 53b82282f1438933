import { Box, MenuItem, Paper, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { compositions } from '@manyhearts/theme-presets/preset'
import type { Theme } from '@manyhearts/theme-presets/theme'
import { useTranslate } from 'react-admin'
import { ColourField } from '#console/theming/colour_field.tsx'
import { ContrastReport } from '#console/theming/contrast_report.tsx'
import { HeroChoice } from '#console/theming/heroes/hero_choice.tsx'
import { PresetCards } from '#console/theming/preset_cards.tsx'
import type { OwnTheme, WholeTenant } from '#console/tenancy/tenant.ts'

interface Props {
  tenant: WholeTenant
  chosen: OwnTheme
  nichePreset: string
  look: Theme
  /** Of the front page. */
  composition: string
  faults: Record<string, string>
  isReadOnly: boolean
  onChange(part: OwnTheme): void
  onPictureChanged(): void
}

const COLOURS = ['primary', 'secondary'] as const

export function ThemeChoices(props: Props) {
  const { tenant, chosen, nichePreset, look, composition, faults, isReadOnly, onChange, onPictureChanged } = props
  const translate = useTranslate()
  return (
    <Box
      component="fieldset"
      disabled={isReadOnly}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 3 }}
    >
      <PresetCards chosen={chosen.preset} nichePreset={nichePreset} onChoose={(preset) => onChange({ preset })} />
      <HeroChoice
        tenant={tenant}
        chosen={chosen.hero}
        composition={composition}
        fault={faults['theme.hero']}
        isReadOnly={isReadOnly}
        onChoose={(hero) => onChange({ hero })}
        onChanged={onPictureChanged}
      />
      <Paper sx={{ p: 3, display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography id="theme-mode" sx={{ fontWeight: 550 }}>
            {translate('look.mode.title')}
          </Typography>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            disabled={isReadOnly}
            aria-labelledby="theme-mode"
            value={chosen.mode ?? ''}
            onChange={(_, mode: '' | 'light' | 'dark' | null) => mode !== null && onChange({ mode: mode || undefined })}
          >
            <ToggleButton value="">{translate('look.mode.preset')}</ToggleButton>
            <ToggleButton value="light">{translate('look.mode.light')}</ToggleButton>
            <ToggleButton value="dark">{translate('look.mode.dark')}</ToggleButton>
          </ToggleButtonGroup>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate(modeWords(chosen.mode, look))}
          </Typography>
        </Box>
        <TextField
          select
          label={translate('look.index.title')}
          value={chosen.index ?? ''}
          disabled={isReadOnly}
          error={faults['theme.index'] !== undefined}
          helperText={faults['theme.index'] ?? translate('look.index.hint')}
          onChange={({ target }) => onChange({ index: target.value || undefined })}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate('look.mode.preset')}</MenuItem>
          {compositions.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`look.index.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {COLOURS.map((name) => (
          <ColourField
            key={name}
            name={name}
            value={chosen[name]}
            preset={look.modes.light[name]}
            fault={faults[`theme.${name}`]}
            onChange={(colour) => onChange({ [name]: colour })}
          />
        ))}
        <ContrastReport look={look} chosen={chosen} />
      </Paper>
    </Box>
  )
}

function modeWords(mode: OwnTheme['mode'], { follows_system: follows, default_mode: first }: Theme): string {
  if (mode) return `look.mode.always_${mode}`
  return follows ? 'look.mode.follows' : `look.mode.always_${first}`
}
