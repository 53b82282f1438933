import { Box, Link } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { AuditEntry } from '#console/audit/audit_entry.ts'

/** Brand pages an entry links to, by its level. */
const ROOMS: Record<string, string> = {
  member: 'members',
  page: 'pages',
  text: 'texts',
  fictional_profile: 'fictional',
  privacy_request: 'privacy',
  suspicion: 'suspicions',
  desk_flag: 'flags',
}

export function AuditPlace({ entry, showsBrand }: { entry: AuditEntry; showsBrand: boolean }) {
  const { detail, tenant, tenant_id: tenantId } = entry
  const part = usePart(entry)
  return (
    <>
      {showsBrand && tenantId && (
        <>
          {' · '}
          <Link component={RouterLink} to={`/tenants/${tenantId}/show/history`} underline="always">
            {tenant}
          </Link>
        </>
      )}
      {part && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {ROOMS[detail.level!] ? (
            <Link
              component={RouterLink}
              to={`/tenants/${tenantId}/show/${ROOMS[detail.level!]}/${detail.id}`}
              underline="always"
            >
              {part}
            </Link>
          ) : (
            part
          )}
        </Box>
      )}
    </>
  )
}

function usePart({ detail: { level, id, name, rows = 0, filter = {} } }: AuditEntry): string | undefined {
  const translate = useTranslate()
  switch (level) {
    case 'domain':
    case 'announcement':
    case 'postback':
    case 'campaign':
    case 'company':
    case 'package':
    case 'gift':
    case 'discount':
    case 'invitation':
    case 'privacy_request':
    case 'suspicion':
    case 'desk_flag':
    case 'template':
    case 'staff':
    case 'fictional_profile':
      return name
    case 'text':
      return `${name} (${id})`
    case 'niche':
      return translate(`niches.${name}`)
    case 'platform':
      return translate('origins.platform')
    case 'list': {
      const filters = Object.entries(filter).map(([field, value]) => `${field}: ${[value].flat().join(', ')}`)
      const list = [translate(`resources.${name}.name`, { smart_count: 2 }), ...filters].join(', ')
      return `${list} · ${translate('lists.export.rows', { smart_count: rows })}`
    }
    case 'member':
      return id
    case 'page': {
      const [page, language] = name!.split(' ')
      return `${translate(`pages.names.${page}`)} (${LANGUAGE_NAMES[language as Language]})`
    }
    default:
      return undefined
  }
}
