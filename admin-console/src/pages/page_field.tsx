import { Box, TextField, Typography } from '@mui/material'
import { type Ref, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { PageText } from '#console/pages/page.ts'

interface Props {
  name: keyof PageText
  language: string
  value: string
  maxLength: number
  fault: string | undefined
  /** Lines shown at once; single-line when absent. */
  rows?: number
  isCode?: boolean
  help?: string
  inputRef?: Ref<HTMLTextAreaElement> | ((element: HTMLElement | null) => void)
  onChange(value: string): void
}

/** A field of a page's text; only the API validates it. */
export function PageField({ name, language, value, maxLength, fault, rows, isCode, help, inputRef, onChange }: Props) {
  const translate = useTranslate()
  const id = useId()
  const describedBy = [fault && `${id}-fault`, help && `${id}-about`].filter(Boolean).join(' ')
  return (
    <Box
      data-field={name}
      sx={{ scrollMarginTop: 72, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}
    >
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 550 }}>
        {translate(`pages.fields.${name}`)}
      </Typography>
      {/* Above the field, which may be taller than the screen. */}
      {fault && (
        <Typography
          id={`${id}-fault`}
          role="alert"
          variant="caption"
          component="p"
          sx={{ color: 'error.main', whiteSpace: 'pre-line' }}
        >
          {fault}
        </Typography>
      )}
      <TextField
        id={id}
        fullWidth
        multiline={rows !== undefined}
        rows={rows}
        value={value}
        error={fault !== undefined}
        inputRef={inputRef}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { lang: language, maxLength, 'aria-describedby': describedBy || undefined } }}
        sx={{
          '& textarea': { resize: 'vertical', overflow: 'auto !important' },
          ...(isCode && { '& textarea': { ...CODE, resize: 'vertical', overflow: 'auto !important' } }),
        }}
      />
      {help && (
        <Typography id={`${id}-about`} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
    </Box>
  )
}

const CODE = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  tabSize: 4,
}
