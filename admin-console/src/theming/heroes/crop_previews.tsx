import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Point } from '#console/theming/heroes/focal_point.tsx'
import { CROPS } from '#console/theming/heroes/hero.ts'

interface Props {
  file: string
  point: Point
  /** How the front page is composed. */
  composition: string
}

/** In rem: how wide each is at most, and how high both are. */
const WIDEST = { phone: 6, desktop: 20 }
const HIGHEST = 11

/** What a phone and a computer show of a picture. */
export function CropPreviews({ file, point, composition }: Props) {
  const translate = useTranslate()
  const crops = CROPS[composition]!
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
      {(['phone', 'desktop'] as const).map((one) => (
        <Box
          component="figure"
          key={one}
          sx={{ m: 0, minWidth: 0, display: 'grid', gap: 0.5, flexShrink: one === 'phone' ? 0 : 1 }}
          style={{ width: `${Math.min(WIDEST[one], HIGHEST * crops[one])}rem` }}
        >
          <Box
            component="img"
            src={file}
            alt=""
            draggable={false}
            style={{ aspectRatio: crops[one], objectPosition: `${point.x}% ${point.y}%` }}
            sx={{
              display: 'block',
              width: 1,
              objectFit: 'cover',
              borderRadius: 1,
              bgcolor: 'action.selected',
            }}
          />
          <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
            {translate(`look.views.${one}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
