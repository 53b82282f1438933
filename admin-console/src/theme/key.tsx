import { Box } from '@mui/material'

/** A key of the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 0.75,
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        color: 'text.secondary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
      }}
    >
      {children}
    </Box>
  )
}
