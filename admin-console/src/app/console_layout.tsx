import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { AppBar, Layout } from 'react-admin'
import { Wordmark } from '#console/look/wordmark.tsx'

/** What stands around every screen. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={ConsoleBar} appBarAlwaysOn>
      {children}
    </Layout>
  )
}

function ConsoleBar() {
  return (
    <AppBar color="default">
      <Wordmark />
      <Box sx={{ flexGrow: 1 }} />
    </AppBar>
  )
}
