import { Box, Link, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { AuditApplied } from '#console/audit/audit_applied.tsx'
import { AuditChanges } from '#console/audit/audit_changes.tsx'
import { AuditPlace } from '#console/audit/audit_place.tsx'
import type { AuditEntry } from '#console/audit/audit_entry.ts'
import type { useRowKeys } from '#console/lists/use_row_keys.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** Placeholder for the position of the name in the translated sentence. */
const WHO = '\u0000'

interface Props {
  entry: AuditEntry
  showsBrand: boolean
  keys: ReturnType<ReturnType<typeof useRowKeys>>
}

export function AuditItem({ entry, showsBrand, keys }: Props) {
  const translate = useTranslate()
  const { time } = useTimes()
  const { filterValues, setFilters } = useListContext()
  const { action, detail, staff_member: name, staff_member_id: person } = entry
  const [before, after] = translate(`audit.sentences.${action}`, { who: WHO, _: `${WHO} ${action}` }).split(WHO)
  return (
    <Box
      component="li"
      {...keys}
      sx={{
        '&:focus-visible': { outlineOffset: -2 },
        display: 'grid',
        gridTemplateColumns: '64px minmax(0, 1fr)',
        px: 3,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {time(entry.at)}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography component="div">
          {before}
          {person ? (
            <Link
              component="button"
              underline="hover"
              color="inherit"
              sx={{ fontWeight: 550, verticalAlign: 'baseline' }}
              onClick={() => setFilters({ ...filterValues, staff_member_id: person })}
            >
              {name}
            </Link>
          ) : (
            translate('audit.by_system')
          )}
          {after}
          <AuditPlace entry={entry} showsBrand={showsBrand} />
        </Typography>
        {detail.reason && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('audit.reason', { reason: detail.reason })}
          </Typography>
        )}
        {action === 'member_found' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`audit_details.found_by.${detail.name}`)}
          </Typography>
        )}
        {detail.applied && <AuditApplied entry={entry} />}
        {detail.changes && <AuditChanges entry={entry} />}
      </Box>
    </Box>
  )
}
