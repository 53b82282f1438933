import { Box, Typography } from '@mui/material'

export interface Bar {
  name: string
  value: number
  text: string
}

interface Props {
  title: string
  /** All it shows, in words. */
  summary: string
  bars: readonly Bar[]
}

const HEIGHT = 100

/** Bars from left to right, down where a value is below zero; each says what it is to who points at it. */
export function BarChart({ title, summary, bars }: Props) {
  const top = Math.max(0, ...bars.map(({ value }) => value))
  const bottom = Math.min(0, ...bars.map(({ value }) => value))
  const scale = HEIGHT / (top - bottom || 1)
  const zero = top === bottom ? HEIGHT : top * scale
  const most = bars.find(({ value }) => value === top && value > 0)
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {most?.text}
        </Typography>
      </Box>
      <Box
        component="svg"
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: 120, color: 'primary.main' }}
      >
        {bars.map(({ name, value, text }, place) => (
          <rect
            key={name}
            x={place + 0.12}
            y={value > 0 ? zero - value * scale : zero}
            width={0.76}
            height={Math.abs(value) * scale}
            fill="currentColor"
          >
            <title>{`${name}: ${text}`}</title>
          </rect>
        ))}
        <Box
          component="line"
          x1={0}
          x2={bars.length}
          y1={zero}
          y2={zero}
          vectorEffect="non-scaling-stroke"
          sx={{ stroke: 'currentColor', color: 'divider' }}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        {[bars[0], bars.at(-1)].map((bar, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the first and the last stay where they are
          <Typography key={place} variant="caption" sx={{ color: 'text.secondary' }}>
            {bar?.name}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
