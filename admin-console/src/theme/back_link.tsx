import { Box } from '@mui/material'
import { Link } from 'react-router-dom'

/** The way from one row back to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Box component={Link} to={to} sx={{ color: 'primary.main', justifySelf: 'start' }}>
      ← {children}
    </Box>
  )
}
