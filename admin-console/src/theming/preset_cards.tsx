import { Box, Link, RadioGroup, Typography } from '@mui/material'
import { presets, type PresetName } from '@manyhearts/theme-presets/presets'
import { useTranslate } from 'react-admin'
import { PresetCard } from '#console/theming/preset_card.tsx'

interface Props {
  /** Undefined follows the niche. */
  chosen: string | undefined
  nichePreset: string
  onChoose(preset: string | undefined): void
}

export function PresetCards({ chosen, nichePreset, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id="theme-preset" variant="h2">
        {translate('look.preset')}
      </Typography>
      <RadioGroup
        aria-labelledby="theme-preset"
        value={chosen ?? nichePreset}
        onChange={(event) => onChoose(event.target.value)}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'repeat(3, 1fr)', lg: '1fr 1fr' } }}
      >
        {(Object.keys(presets) as PresetName[]).map((name) => (
          <PresetCard key={name} name={name} isOfNiche={name === nichePreset} />
        ))}
      </RadioGroup>
      {chosen && (
        <Link
          component="button"
          type="button"
          underline="hover"
          variant="caption"
          onClick={() => onChoose(undefined)}
          sx={{ justifySelf: 'start', textTransform: 'none' }}
        >
          {translate('inherit.niche', { value: nichePreset })}
        </Link>
      )}
    </Box>
  )
}
