import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { AppBar, Layout, LoadingIndicator, ToggleThemeButton, useGetIdentity, UserMenu } from 'react-admin'
import { ConsoleMenu } from '#console/app/console_menu.tsx'
import { Wordmark } from '#console/look/wordmark.tsx'
import { LanguageMenu } from '#console/words/language_menu.tsx'

/** What stands around every screen. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={ConsoleBar} menu={ConsoleMenu} appBarAlwaysOn>
      {children}
    </Layout>
  )
}

function ConsoleBar() {
  const { identity } = useGetIdentity()
  return (
    <AppBar
      alwaysOn
      userMenu={<UserMenu label={identity?.fullName} />}
      color="default"
      toolbar={
        <>
          <LanguageMenu />
          <ToggleThemeButton />
          <LoadingIndicator />
        </>
      }
    >
      <Wordmark />
      <Box sx={{ flexGrow: 1 }} />
    </AppBar>
  )
}
