import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined'
import PublicOutlined from '@mui/icons-material/PublicOutlined'
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined'
import { Box, ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import type { ReactNode } from 'react'
import {
  AppBar,
  Layout,
  LoadingIndicator,
  Logout,
  Menu,
  ToggleThemeButton,
  useCanAccess,
  useGetIdentity,
  UserMenu,
  useTranslate,
  useUserMenu,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useLogInAgain } from '#console/data/use_log_in_again.ts'
import { useSession } from '#console/data/use_session.ts'
import { SearchButton } from '#console/search/search_button.tsx'
import { SearchProvider } from '#console/search/search_provider.tsx'
import { TenantSwitcher } from '#console/tenants/tenant_switcher.tsx'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'
import { Wordmark } from '#console/theme/wordmark.tsx'
import { LanguageMenu } from '#console/translations/language_menu.tsx'

const EnrolScreen = lazyScreen(() => import('#console/account/enrol_screen.tsx'), null)

/** Around every screen; staff who need a second factor first see nothing else. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const session = useSession()
  useLogInAgain()
  if (!session) return null
  if (session.staff.must_enrol) return <EnrolScreen />
  return (
    <SearchProvider>
      <Layout appBar={ConsoleBar} menu={ConsoleMenu} appBarAlwaysOn>
        {children}
      </Layout>
    </SearchProvider>
  )
}

function ConsoleBar() {
  const { identity } = useGetIdentity()
  return (
    <AppBar
      alwaysOn
      userMenu={
        <UserMenu label={identity?.fullName}>
          <AccountItem />
          <Logout />
        </UserMenu>
      }
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
      <TenantSwitcher />
      <Box sx={{ flexGrow: 1 }} />
      <SearchButton />
    </AppBar>
  )
}

function AccountItem() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const menu = useUserMenu()

  function open() {
    menu?.onClose()
    void navigate('/account')
  }

  return (
    <MenuItem onClick={open}>
      <ListItemIcon>
        <AccountCircleOutlined fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('account.title')}</ListItemText>
    </MenuItem>
  )
}

function ConsoleMenu() {
  const { canAccess } = useCanAccess({ resource: 'platforms', action: 'show' })
  const { canAccess: seesDashboard } = useCanAccess({ resource: 'dashboards', action: 'show' })
  const { canAccess: answers } = useCanAccess({ resource: 'next_desk_chats', action: 'store' })
  const { canAccess: seesTokens } = useCanAccess({ resource: 'access_tokens', action: 'list' })
  const { canAccess: seesHealth } = useCanAccess({ resource: 'system_health', action: 'show' })
  return (
    <Menu component="div">
      {seesDashboard && <Menu.DashboardItem primaryText="dashboard.title" />}
      {answers && <Menu.Item to="/desk" primaryText="resources.desk.name" leftIcon={<ForumOutlined />} />}
      <Menu.ResourceItem name="tenants" />
      <Menu.ResourceItem name="companies" />
      <Menu.ResourceItem name="audit_entries" />
      <Menu.ResourceItem name="niches" />
      {canAccess && (
        <Menu.Item to="/platforms/1/show" primaryText="resources.platforms.name" leftIcon={<PublicOutlined />} />
      )}
      <Menu.ResourceItem name="banned_pictures" />
      {seesHealth && <Menu.Item to="/health" primaryText="frame.system_health" leftIcon={<MonitorHeartOutlined />} />}
      <Menu.ResourceItem name="staff_members" />
      {seesTokens && (
        <Menu.Item to="/access_tokens" primaryText="resources.access_tokens.name_other" leftIcon={<VpnKeyOutlined />} />
      )}
    </Menu>
  )
}
