import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** The filters of a list in a line, or in several of a narrow window. */
export function FilterRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 2,
        '& > .MuiFormControl-root': { flex: '1 1 128px', minWidth: 0, maxWidth: 192, m: 0 },
        // What it looks through stands in it, and is long.
        '& > .MuiFormControl-root:has(input[type=search])': { flexBasis: 300, maxWidth: 360 },
      }}
    >
      {children}
    </Box>
  )
}
