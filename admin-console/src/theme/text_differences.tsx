import { alpha, Box, useTheme } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { type Line, lineDifferences } from '#console/theme/line_differences.ts'

/** Unchanged lines shown around a change; the rest is only counted. */
const AROUND = 2
const TINT = 0.1

const LOOKS = {
  same: { element: 'div', sign: ' ', colour: undefined },
  gone: { element: 'del', sign: '−', colour: 'error' },
  new: { element: 'ins', sign: '+', colour: 'success' },
} as const

export function TextDifferences({ from, to }: { from: string; to: string }) {
  const lines = useMemo(() => lineDifferences(from, to), [from, to])
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        overflow: 'hidden',
        fontSize: '0.8125rem',
        overflowWrap: 'anywhere',
      }}
    >
      {runsOf(lines).map(({ begin, shown, skipped }) => (
        <Box key={begin}>
          {skipped > 0 ? (
            <Skipped lines={skipped} />
          ) : (
            shown.map((line, at) => <OneLine key={`${begin + at}`} line={line} />)
          )}
        </Box>
      ))}
    </Box>
  )
}

function OneLine({ line: { kind, text } }: { line: Line }) {
  const { element, sign, colour } = LOOKS[kind]
  const { palette } = useTheme()
  const main = colour && palette[colour].main
  return (
    <Box
      component={element}
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr)',
        px: 1,
        py: 0.125,
        textDecoration: 'none',
        whiteSpace: 'pre-wrap',
        ...(main ? { bgcolor: alpha(main, TINT), color: 'text.primary' } : { color: 'text.secondary' }),
      }}
    >
      <Box component="span" aria-hidden sx={{ color: main }}>
        {sign}
      </Box>
      <span>{text || '\u00a0'}</span>
    </Box>
  )
}

function Skipped({ lines }: { lines: number }) {
  const translate = useTranslate()
  return (
    <Box sx={{ px: 1, py: 0.5, color: 'text.secondary', fontSize: '0.75rem', borderBlock: 1, borderColor: 'divider' }}>
      {translate('comparison.unchanged', { smart_count: lines })}
    </Box>
  )
}

interface Run {
  begin: number
  shown: Line[]
  skipped: number
}

/** Groups lines into runs that are shown and runs skipped because nothing near them changed. */
function runsOf(lines: Line[]): Run[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same')
  )
  const runs: Run[] = []
  for (const [at, line] of lines.entries()) {
    const last = runs.at(-1)
    const near = isNear[at]!
    if (!last || near === last.skipped > 0) runs.push({ begin: at, shown: near ? [line] : [], skipped: near ? 0 : 1 })
    else if (near) last.shown.push(line)
    else last.skipped++
  }
  return runs
}
