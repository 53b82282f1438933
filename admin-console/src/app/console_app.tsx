import { Admin, Resource } from 'react-admin'
import { authProvider } from '#console/data/auth_provider.ts'
import { ConsoleLayout } from '#console/app/console_layout.tsx'
import { dataProvider } from '#console/data/data_provider.ts'
import { DeniedScreen } from '#console/app/denied_screen.tsx'
import { queryClient } from '#console/data/query_client.ts'
import { auditEntries } from '#console/audit/audit_entries.ts'
import { LoginScreen } from '#console/login/login_screen.tsx'
import { consoleTheme } from '#console/theme/console_theme.ts'
import { niches } from '#console/tenancy/niches/niches.ts'
import { PlatformShowScreen } from '#console/tenancy/niches/platform_show_screen.tsx'
import { tenants } from '#console/tenants/tenants.ts'
import { i18nProvider } from '#console/translations/i18n_provider.ts'

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
      layout={ConsoleLayout}
      loginPage={LoginScreen}
      accessDenied={DeniedScreen}
      theme={light}
      darkTheme={dark}
    >
      <Resource name="tenants" {...tenants} />
      <Resource name="audit_entries" {...auditEntries} />
      <Resource name="niches" {...niches} />
      <Resource name="platforms" show={PlatformShowScreen} />
      <Resource name="companies" recordRepresentation="name" />
    </Admin>
  )
}
