import { Box } from '@mui/material'
import icon from '#console/theme/icon.svg?no-inline'

export function Wordmark() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 620 }}>
      <img src={icon} alt="" width={20} height={20} />
      Manyhearts
    </Box>
  )
}
