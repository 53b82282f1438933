import { CssBaseline } from '@mui/material'
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  Error,
  LoadingPage,
  localStorageStore,
  Notification,
  Resource,
} from 'react-admin'
import { Route } from 'react-router-dom'
import { authProvider } from '#console/data/auth_provider.ts'
import { ConsoleLayout } from '#console/app/console_layout.tsx'
import { DeskScreen } from '#console/desk/desk.ts'
import { dataProvider } from '#console/data/data_provider.ts'
import { DeniedScreen } from '#console/app/denied_screen.tsx'
import { NotFoundScreen } from '#console/app/not_found_screen.tsx'
import { queryClient } from '#console/data/query_client.ts'
import { bannedPictures } from '#console/bans/banned_pictures.ts'
import { companies } from '#console/companies/companies.ts'
import { auditEntries } from '#console/audit/audit_entries.ts'
import { staffMembers } from '#console/staff/staff_members.ts'
import { consoleTheme } from '#console/theme/console_theme.ts'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'
import { niches } from '#console/tenancy/niches/niches.ts'
import { tenants } from '#console/tenants/tenants.ts'
import { i18nProvider } from '#console/translations/i18n_provider.ts'

const DashboardScreen = lazyScreen(() => import('#console/dashboard/dashboard_screen.tsx'))
const LoginScreen = lazyScreen(() => import('#console/login/login_screen.tsx'), null)
const PasswordLinkScreen = lazyScreen(() => import('#console/login/password_link_screen.tsx'), null)
const AccountScreen = lazyScreen(() => import('#console/account/account_screen.tsx'))
const HealthScreen = lazyScreen(() => import('#console/health/health_screen.tsx'))
const TokenListScreen = lazyScreen(() => import('#console/tokens/token_list_screen.tsx'))
const PlatformShowScreen = lazyScreen(() => import('#console/tenancy/niches/platform_show_screen.tsx'))

const store = localStorageStore()
const light = consoleTheme('light')
const dark = consoleTheme('dark')

/** As react-admin's `Admin`, which would bring a log-in and translations of its own. */
export function ConsoleApp() {
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={light}
      darkTheme={dark}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        disableTelemetry
        requireAuth
        dashboard={DashboardScreen}
        layout={ConsoleLayout}
        loginPage={LoginScreen}
        accessDenied={DeniedScreen}
        catchAll={NotFoundScreen}
        error={Error}
        loading={LoadingPage}
      >
        <CustomRoutes noLayout>
          <Route path="/password/:token" element={<PasswordLinkScreen />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/desk" element={<DeskScreen />} />
          <Route path="/account" element={<AccountScreen />} />
          <Route path="/health" element={<HealthScreen />} />
          <Route path="/access_tokens" element={<TokenListScreen />} />
        </CustomRoutes>
        <Resource name="tenants" {...tenants} />
        <Resource name="audit_entries" {...auditEntries} />
        <Resource name="niches" {...niches} />
        <Resource name="platforms" show={PlatformShowScreen} />
        <Resource name="companies" {...companies} />
        <Resource name="banned_pictures" {...bannedPictures} />
        <Resource name="staff_members" {...staffMembers} />
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  )
}
