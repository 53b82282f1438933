import { Box, type BoxProps, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props extends Pick<BoxProps, 'component'> {
  title: ReactNode
  text?: ReactNode
  /** Its buttons. */
  children?: ReactNode
}

/** One of the things that a section lists, with what can be done about it at the end of the line. */
export function OptionRow({ title, text, children, component = 'div' }: Props) {
  return (
    <Box
      component={component}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.75,
        borderTop: 1,
        borderColor: 'divider',
        '&:last-child': { pb: 0 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 550 }}>
          {title}
        </Typography>
        {text && (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary', maxWidth: 560 }}>
            {text}
          </Typography>
        )}
      </Box>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>}
    </Box>
  )
}
