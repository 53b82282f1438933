import { Box, Button, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { AuditItem } from '#console/audit/audit_item.tsx'
import type { AuditEntry } from '#console/audit/audit_entry.ts'
import { Waiting } from '#console/theme/waiting.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { useTimes } from '#console/translations/use_times.ts'

export function AuditDays({ showsBrand }: { showsBrand: boolean }) {
  const translate = useTranslate()
  const { day } = useTimes()
  const { data = [], isPending, filterValues, setFilters } = useListContext<AuditEntry>()
  if (isPending)
    return (
      <Box sx={{ p: 3 }}>
        <Waiting />
      </Box>
    )
  if (data.length === 0) {
    const isFiltered = Object.keys(filterValues).length > 0
    return (
      <Nothing text={translate(isFiltered ? 'ra.navigation.no_filtered_results' : 'audit.empty')}>
        {isFiltered && (
          <Button variant="outlined" onClick={() => setFilters({})}>
            {translate('ra.navigation.clear_filters')}
          </Button>
        )}
      </Nothing>
    )
  }
  return Object.entries(Object.groupBy(data, ({ at }) => day(at))).map(([heading, entries]) => (
    <Box component="section" key={heading} aria-label={heading}>
      <Typography variant="h2" sx={{ px: 3, pt: 2.5, pb: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {heading}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries!.map((entry) => (
          <AuditItem key={entry.id} entry={entry} showsBrand={showsBrand} />
        ))}
      </Box>
    </Box>
  ))
}
