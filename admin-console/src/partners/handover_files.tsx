import { Paper } from '@mui/material'
import { useRefresh } from 'react-admin'
import { ExportList } from '#console/lists/exports/export_list.tsx'
import { useListExports } from '#console/lists/exports/use_list_exports.ts'

/** One's own files for partners, for a day. The list is read anew when one is ready, as it says what was passed on. */
export function HandoverFiles({ tenantId }: { tenantId: string }) {
  const refresh = useRefresh()
  const { exports, error, refetch } = useListExports(tenantId, refresh)
  const files = exports?.filter(({ resource }) => resource === 'partner_consents')
  if (!error && !files?.length) return null
  return (
    <Paper sx={{ '& ul': { borderTop: 0 } }}>
      <ExportList tenantId={tenantId} exports={files} error={error} onRetry={refetch} />
    </Paper>
  )
}
