import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { AuditEntry } from '#console/audit/audit_entry.ts'
import { AuditVersions } from '#console/audit/audit_versions.tsx'
import { useSettingText } from '#console/tenancy/settings/use_setting_text.ts'

const OF_PAGE = {
  is_own: 'texts.whose',
  title: 'texts.fields.title',
  description: 'texts.fields.description',
  body: 'texts.fields.body',
}

/** Translation keys of changed fields, by action. */
const NAMES: Record<string, Record<string, string>> = {
  theme_changed: {
    preset: 'look.preset',
    mode: 'look.mode.title',
    primary: 'look.primary',
    secondary: 'look.secondary',
  },
  page_changed: OF_PAGE,
  page_removed: OF_PAGE,
}

const COLOUR = /^#[0-9a-f]{6}$/i

export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { action, detail } = entry
  const { changes = {} } = detail
  const translate = useTranslate()
  const { text } = useSettingText()
  const nameOf = (path: string) => {
    const [name, language] = path.split('.') as [string, string?]
    return `${translate(NAMES[action]?.[name] ?? `settings.${name}`, { _: name })}${language ? ` (${language})` : ''}`
  }
  const shown = (name: string, value: unknown): string => {
    if (value === null) return translate('audit.inherited')
    if (action === 'state_changed') return translate(`states.${String(value)}`)
    if (name === 'is_own') return translate(value ? 'texts.own' : 'texts.standard')
    if (name === 'mode') return translate(`look.mode.${String(value)}`)
    return text(name, value)
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
        {Object.entries(changes).map(([path, { from, to }]) => {
          const [name, language] = path.split('.') as [string, string?]
          return (
            <Box
              component="li"
              key={path}
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere', fontSize: '0.8125rem' }}
            >
              {action !== 'state_changed' && <span>{nameOf(path)}:</span>}
              <Box component="span" lang={language} sx={{ color: 'text.secondary' }}>
                <Swatch value={from} />
                {shown(name, from)}
              </Box>
              <Box component="span" role="img" aria-label={translate('audit.became')}>
                →
              </Box>
              <Box component="span" lang={language} sx={{ fontWeight: 550 }}>
                <Swatch value={to} />
                {shown(name, to)}
              </Box>
            </Box>
          )
        })}
      </Box>
      {(detail.is_shortened || detail.level === 'page') && <AuditVersions entry={entry} nameOf={nameOf} />}
    </>
  )
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
