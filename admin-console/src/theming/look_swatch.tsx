import { Box } from '@mui/material'
import { useMemo } from 'react'
import type { OwnTheme } from '#console/tenancy/tenant.ts'
import { type Hero, smallFile } from '#console/theming/heroes/hero.ts'
import { LookStyles } from '#console/theming/look_styles.tsx'
import { lookOf } from '#console/theming/own_theme.ts'
import { Sample } from '#console/theming/preset_card.tsx'

interface Props {
  /** Of the look, among others on the page. */
  id: string
  theme: OwnTheme
  nichePreset: string
  /** The picture that it shows, if it is there. */
  hero: Hero | undefined
}

/** A look in small, in the mode it is first seen in, beside its picture. */
export function LookSwatch({ id, theme, nichePreset, hero }: Props) {
  const look = useMemo(() => lookOf(theme, nichePreset), [theme, nichePreset])
  const name = `look-${id}`
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        flex: '0 0 auto',
        height: 92,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        overflow: 'hidden',
      }}
    >
      <LookStyles look={look} inside={name} />
      <Box sx={{ width: 104, display: 'grid' }}>
        <Sample name={name} mode={theme.mode ?? look.default_mode} />
      </Box>
      {hero && (
        <Box
          component="img"
          src={smallFile(hero)}
          alt=""
          style={{ objectPosition: `${hero.focus_x}% ${hero.focus_y}%` }}
          sx={{ width: 104, objectFit: 'cover' }}
        />
      )}
    </Box>
  )
}
