import { Box, Radio } from '@mui/material'
import type { PresetName } from '@manyhearts/theme-presets/presets'
import { theme } from '@manyhearts/theme-presets/theme'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { CHOICE_CARD } from '#console/theming/choice_card.ts'
import { LookStyles } from '#console/theming/look_styles.tsx'

export function PresetCard({ name, isOfNiche }: { name: PresetName; isOfNiche: boolean }) {
  const translate = useTranslate()
  const look = useMemo(() => theme({ preset: name }), [name])
  return (
    <Box component="label" sx={CHOICE_CARD}>
      <LookStyles look={look} inside={`preset-${name}`} />
      <Box component="span" aria-hidden sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        <Sample name={`preset-${name}`} mode="light" />
        <Sample name={`preset-${name}`} mode="dark" />
      </Box>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', px: 0.5, minHeight: 40 }}>
        <Radio value={name} size="small" sx={{ p: 0.75 }} />
        <Box component="span" sx={{ textTransform: 'capitalize', fontWeight: 550 }}>
          {name}
        </Box>
        {isOfNiche && (
          <Box component="span" sx={{ ml: 'auto', pr: 1, color: 'text.secondary', fontSize: '0.75rem' }}>
            {translate('origins.niche')}
          </Box>
        )}
      </Box>
    </Box>
  )
}

/** A look in small: letters, gradient and colours. */
export function Sample({ name, mode }: { name: string; mode: 'light' | 'dark' }) {
  return (
    <Box
      component="span"
      className={name}
      data-mode={mode}
      sx={{ bgcolor: 'var(--color-surface-0)', p: 1.25, display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Box
        component="span"
        sx={{
          color: 'var(--color-ink-strong)',
          fontFamily: 'var(--font-display)',
          fontWeight: 'var(--font-display-weight)',
          fontVariationSettings: 'var(--font-display-axes)',
          fontSize: 26,
          lineHeight: 1,
        }}
      >
        Aa
      </Box>
      <Box
        component="span"
        sx={{
          display: 'block',
          width: '100%',
          height: 16,
          borderRadius: 'min(var(--radius-control), 8px)',
          background: 'var(--gradient)',
        }}
      />
      <Box component="span" sx={{ display: 'flex', gap: 0.5 }}>
        {['secondary', 'premium', 'fictional', 'deep'].map((token) => (
          <Box
            component="span"
            key={token}
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: `var(--color-${token})` }}
          />
        ))}
      </Box>
    </Box>
  )
}
