import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import {
  AppBar,
  Layout,
  LoadingIndicator,
  ToggleThemeButton,
  useGetIdentity,
  UserMenu,
  Menu,
  useCanAccess,
} from 'react-admin'
import { Wordmark } from '#console/theme/wordmark.tsx'
import { LanguageMenu } from '#console/translations/language_menu.tsx'
import PublicOutlined from '@mui/icons-material/PublicOutlined'

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

function ConsoleMenu() {
  const { canAccess } = useCanAccess({ resource: 'platforms', action: 'show' })
  return (
    <Menu component="div">
      <Menu.ResourceItem name="tenants" />
      <Menu.ResourceItem name="audit_entries" />
      <Menu.ResourceItem name="niches" />
      {canAccess && (
        <Menu.Item to="/platforms/1/show" primaryText="resources.platforms.name" leftIcon={<PublicOutlined />} />
      )}
    </Menu>
  )
}
