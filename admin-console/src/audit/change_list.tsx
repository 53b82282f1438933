import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Change } from '#console/audit/audit_entry.ts'

interface Props {
  changes: Record<string, Change>
  /** Null where the value says it all. */
  nameOf(path: string): string | null
  shown(path: string, value: unknown): string
  /** Only what is new has only the new value, and what ended only the old one. */
  only?: 'from' | 'to'
}

const COLOUR = /^#[0-9a-f]{6}$/i

/** What each value was and became. */
export function ChangeList({ changes, nameOf, shown, only }: Props) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
      {Object.entries(changes).map(([path, { from, to }]) => {
        const name = nameOf(path)
        const language = languageOf(path)
        return (
          <Box
            component="li"
            key={path}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere', fontSize: '0.8125rem' }}
          >
            {name && (
              <Box component="span" sx={{ color: only ? 'text.secondary' : undefined }}>
                {name}:
              </Box>
            )}
            {only !== 'to' && (
              <Box component="span" lang={language} sx={{ color: only ? undefined : 'text.secondary' }}>
                <Swatch value={from} />
                {shown(path, from)}
              </Box>
            )}
            {!only && (
              <Box component="span" role="img" aria-label={translate('audit_details.changed_to')}>
                →
              </Box>
            )}
            {only !== 'from' && (
              <Box component="span" lang={language} sx={{ fontWeight: only ? undefined : 550 }}>
                <Swatch value={to} />
                {shown(path, to)}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

/** The last part of `index_title.de`. */
export function languageOf(path: string): string | undefined {
  return /\.([a-z]{2})$/.exec(path)?.[1]
}

function Swatch({ value }: { value: unknown }) {
  if (typeof value !== 'string' || !COLOUR.test(value)) return null
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'inline-block', width: 10, height: 10, mr: 0.5, borderRadius: '50%', bgcolor: value }}
    />
  )
}
