import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined'
import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

export function NothingWaits() {
  const translate = useTranslate()
  return (
    <Paper role="status" sx={{ px: 3, py: 7, display: 'grid', gap: 1, justifyItems: 'center', textAlign: 'center' }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: '50%',
          bgcolor: 'action.hover',
          mb: 1,
        }}
      >
        <TaskAltOutlined color="success" />
      </Box>
      <Typography sx={{ fontWeight: 620, fontSize: '1rem' }}>{translate('dashboard.nothing')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 400 }}>{translate('dashboard.nothing_text')}</Typography>
    </Paper>
  )
}
