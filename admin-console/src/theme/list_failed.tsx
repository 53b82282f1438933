import { Paper } from '@mui/material'
import { useListContext } from 'react-admin'
import { Failed } from '#console/theme/failed.tsx'

export function ListFailed() {
  const { error, refetch } = useListContext()
  return (
    <Paper>
      <Failed error={error} onRetry={refetch} />
    </Paper>
  )
}
