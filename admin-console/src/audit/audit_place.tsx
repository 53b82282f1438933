import { Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { AuditEntry } from '#console/audit/audit_entry.ts'

/** Where something was done: the brand, and what in it. */
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
          {detail.level === 'member' ? (
            <Link component={RouterLink} to={`/tenants/${tenantId}/show/members/${detail.id}`} underline="always">
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

function usePart({ detail: { level, id, name } }: AuditEntry): string | undefined {
  const translate = useTranslate()
  switch (level) {
    case 'domain':
      return name
    case 'niche':
      return translate(`niches.${name}`)
    case 'platform':
      return translate('origins.platform')
    case 'member':
      return id
    default:
      return undefined
  }
}
