import { Box } from '@mui/material'
import { Key } from '#console/theme/key.tsx'

/** The keys that press a button, on it. */
export function Shortcut({ children }: { children: string }) {
  return (
    <Box component="span" aria-hidden sx={{ display: 'inline-flex', ml: 1 }}>
      <Key>{children}</Key>
    </Box>
  )
}
