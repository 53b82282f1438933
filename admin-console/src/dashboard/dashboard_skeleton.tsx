import { Box, Paper, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'

const ROWS = [0, 1, 2, 3]

/** In the shape of a section of what waits. */
export function DashboardSkeleton() {
  const translate = useTranslate()
  return (
    <Box role="status" aria-label={translate('ra.page.loading')} sx={{ display: 'grid', gap: 1 }}>
      <Skeleton width={144} height={24} />
      <Paper>
        {ROWS.map((row) => (
          <Box
            key={row}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              px: 2,
              height: 56,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Skeleton width="32%" />
            <Skeleton width="16%" />
          </Box>
        ))}
      </Paper>
    </Box>
  )
}
