import { Box, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { AuditItem } from '#console/audit/audit_item.tsx'
import type { AuditEntry } from '#console/audit/audit_entry.ts'
import { useRowKeys } from '#console/lists/use_row_keys.ts'
import { Waiting } from '#console/theme/waiting.tsx'
import { useTimes } from '#console/translations/use_times.ts'

export function AuditDays({ showsBrand }: { showsBrand: boolean }) {
  const { day } = useTimes()
  const { data = [], isPending } = useListContext<AuditEntry>()
  const keysOf = useRowKeys(data.length)
  if (isPending)
    return (
      <Box sx={{ p: 3 }}>
        <Waiting />
      </Box>
    )
  const days = Object.entries(Object.groupBy(data, ({ at }) => day(at)))
  return (
    <Box data-rows>
      {days.map(([heading, entries]) => (
        <Box component="section" key={heading} aria-label={heading}>
          <Typography
            variant="h2"
            component={showsBrand ? 'h2' : 'h3'}
            sx={{ px: 3, pt: 2.5, pb: 1, color: 'text.secondary', fontSize: '0.8125rem' }}
          >
            {heading}
          </Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries!.map((entry) => (
              <AuditItem key={entry.id} entry={entry} showsBrand={showsBrand} keys={keysOf(data.indexOf(entry))} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
