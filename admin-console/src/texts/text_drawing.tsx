import { Box, Typography } from '@mui/material'
import type { Language } from '@manyhearts/locales/languages'
import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { LookStyles } from '#console/theming/look_styles.tsx'
import { lookOf } from '#console/theming/own_theme.ts'

interface Props {
  tenant: WholeTenant
  language: Language
  text: string
}

/** A text in the brand's colours and type, its links underlined and its values by their names. */
export function TextDrawing({ tenant, language, text }: Props) {
  const translate = useTranslate()
  const { theme, preset } = tenant
  const look = useMemo(() => lookOf(theme, preset), [theme, preset])
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <LookStyles look={look} inside="text-drawing" />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('own_texts.drawing')}
      </Typography>
      <Box
        className="text-drawing"
        data-mode={theme.mode ?? look.default_mode}
        lang={language}
        sx={{
          p: 2,
          minHeight: 56,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'var(--color-surface-0)',
          color: 'var(--color-ink)',
          fontFamily: 'var(--font-text)',
          fontWeight: 'var(--font-text-weight)',
          fontVariationSettings: 'var(--font-text-axes)',
          lineHeight: 'var(--font-text-line-height)',
          letterSpacing: 'var(--font-text-tracking)',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          '& u': { color: 'var(--color-primary-ink)', textUnderlineOffset: '0.2em' },
          '& mark': { px: 0.5, borderRadius: 1, bgcolor: 'var(--color-surface-2)', color: 'inherit' },
        }}
      >
        {drawn(text)}
      </Box>
    </Box>
  )
}

const PART = /(\{\{[^}]+\}\}|<\/?\w+\/?>)/

function drawn(text: string): ReactNode[] {
  let depth = 0
  return text.split(PART).map((part, index) => {
    if (part.startsWith('{{')) return <mark key={index}>{part.slice(2, -2).split(',')[0]!.trim()}</mark>
    if (/^<\/\w+>$/.test(part)) depth = Math.max(0, depth - 1)
    else if (/^<\w+>$/.test(part)) depth += 1
    else if (!/^<\w+\/>$/.test(part)) return depth > 0 ? <u key={index}>{part}</u> : part
    return null
  })
}
