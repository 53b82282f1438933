import { Box, Typography } from '@mui/material'
import { type RefObject, useId } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  value: string
  area: RefObject<HTMLTextAreaElement | null>
  isFaulty: boolean
  onChange(text: string): void
}

/** A plain text area, which stays quick with any manifest, and which Tab leaves. Lines don't wrap, so that each is as high as another. */
export function ManifestArea({ value, area, isFaulty, onChange }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 550 }}>
        {translate('manifests.text')}
      </Typography>
      <Box
        component="textarea"
        id={id}
        ref={area}
        value={value}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        aria-invalid={isFaulty || undefined}
        onChange={({ target }) => onChange((target as unknown as HTMLTextAreaElement).value)}
        sx={AREA}
      />
    </Box>
  )
}

/** Chooses a line and brings it into view. */
export function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return
  const lines = area.value.split('\n')
  const before = lines.slice(0, line - 1)
  const start = before.reduce((sum, { length }) => sum + length + 1, 0)
  area.focus({ preventScroll: true })
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  const height = area.scrollHeight / lines.length
  area.scrollTo({ top: before.length * height - area.clientHeight / 3, left: 0 })
  area.scrollIntoView({ block: 'nearest' })
}

const AREA = {
  width: '100%',
  height: 'max(320px, 100vh - 340px)',
  minHeight: 160,
  px: 1.5,
  py: 1,
  resize: 'vertical',
  whiteSpace: 'pre',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  tabSize: 2,
  '&[aria-invalid]': { borderColor: 'error.main' },
} as const
