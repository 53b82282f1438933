import { Box, Link, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { isColour } from '#console/theming/own_theme.ts'

interface Props {
  name: 'primary' | 'secondary'
  /** As typed; undefined uses the preset's colour. */
  value: string | undefined
  preset: string
  fault: string | undefined
  onChange(colour: string | undefined): void
}

export function ColourField({ name, value, preset, fault, onChange }: Props) {
  const translate = useTranslate()
  const id = useId()
  const wrong = value !== undefined && !isColour(value) ? translate('look.no_colour') : fault
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 550 }}>
        {translate(`look.${name}`)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <Box
          component="input"
          type="color"
          aria-label={translate(`look.pick_${name}`)}
          value={isColour(value) ? value : preset}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
          sx={{
            width: 56,
            height: 40,
            p: 0.5,
            flexShrink: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            bgcolor: 'background.paper',
            cursor: 'pointer',
          }}
        />
        <TextField
          id={id}
          fullWidth
          value={value ?? ''}
          placeholder={preset}
          error={wrong !== undefined}
          helperText={wrong}
          onChange={(event) => onChange(event.target.value.trim() || undefined)}
          slotProps={{ htmlInput: { maxLength: 7, spellCheck: false } }}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        />
      </Box>
      {value !== undefined && (
        <Link
          component="button"
          type="button"
          underline="hover"
          variant="caption"
          onClick={() => onChange(undefined)}
          sx={{ justifySelf: 'start' }}
        >
          {translate('look.use_preset')}
        </Link>
      )}
    </Box>
  )
}
