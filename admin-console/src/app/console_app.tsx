import { lazy, Suspense } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { authProvider } from '#console/data/auth_provider.ts'
import { ConsoleLayout } from '#console/app/console_layout.tsx'
import { dataProvider } from '#console/data/data_provider.ts'
import { DashboardScreen } from '#console/dashboard/dashboard_screen.tsx'
import { DeniedScreen } from '#console/app/denied_screen.tsx'
import { NotFoundScreen } from '#console/app/not_found_screen.tsx'
import { queryClient } from '#console/data/query_client.ts'
import { auditEntries } from '#console/audit/audit_entries.ts'
import { LoginScreen } from '#console/login/login_screen.tsx'
import { staffMembers } from '#console/staff/staff_members.ts'
import { consoleTheme } from '#console/theme/console_theme.ts'
import { niches } from '#console/tenancy/niches/niches.ts'
import { PlatformShowScreen } from '#console/tenancy/niches/platform_show_screen.tsx'
import { tenants } from '#console/tenants/tenants.ts'
import { i18nProvider } from '#console/translations/i18n_provider.ts'

const PasswordLinkScreen = lazy(() => import('#console/login/password_link_screen.tsx'))
const AccountScreen = lazy(() => import('#console/account/account_screen.tsx'))
const TokenListScreen = lazy(() => import('#console/tokens/token_list_screen.tsx'))

const light = consoleTheme('light')
const dark = consoleTheme('dark')

export function ConsoleApp() {
  return (
    <Admin
      disableTelemetry
      requireAuth
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      dashboard={DashboardScreen}
      layout={ConsoleLayout}
      loginPage={LoginScreen}
      accessDenied={DeniedScreen}
      catchAll={NotFoundScreen}
      theme={light}
      darkTheme={dark}
    >
      <CustomRoutes noLayout>
        <Route
          path="/password/:token"
          element={
            <Suspense>
              <PasswordLinkScreen />
            </Suspense>
          }
        />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/account" element={<AccountScreen />} />
        <Route path="/access_tokens" element={<TokenListScreen />} />
      </CustomRoutes>
      <Resource name="tenants" {...tenants} />
      <Resource name="audit_entries" {...auditEntries} />
      <Resource name="niches" {...niches} />
      <Resource name="platforms" show={PlatformShowScreen} />
      <Resource name="companies" recordRepresentation="name" />
      <Resource name="staff_members" {...staffMembers} />
    </Admin>
  )
}
