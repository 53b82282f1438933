import { useTranslate } from 'react-admin'
import { allows } from '#console/data/session.ts'
import { useSession } from '#console/data/use_session.ts'
import { sectionAddress, tenantSections } from '#console/tenancy/tenant_sections.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { KIND_ICONS } from '#console/search/kind_icons.tsx'
import type { Found } from '#console/search/found.ts'

interface Screen {
  path: string
  name: string
  resource: string | undefined
  action?: string
}

/** Screens of no brand: their address, the key of their name, and whose list they are about, or which call they make. */
const SCREENS: readonly Screen[] = [
  { path: '/', name: 'dashboard.title', resource: 'dashboards', action: 'show' },
  { path: '/desk', name: 'resources.desk.name', resource: 'next_desk_chats', action: 'store' },
  { path: '/tenants', name: 'resources.tenants.name', resource: 'tenants' },
  { path: '/companies', name: 'resources.companies.name', resource: 'companies' },
  { path: '/audit_entries', name: 'resources.audit_entries.name', resource: 'audit_entries' },
  { path: '/niches', name: 'resources.niches.name', resource: 'niches' },
  { path: '/platforms/1/show', name: 'resources.platforms.name', resource: 'platforms' },
  { path: '/banned_pictures', name: 'resources.banned_pictures.name', resource: 'banned_pictures' },
  { path: '/staff_members', name: 'resources.staff_members.name', resource: 'staff_members' },
  { path: '/access_tokens', name: 'resources.access_tokens.name', resource: 'access_tokens' },
  { path: '/health', name: 'frame.system_health', resource: 'system_health', action: 'show' },
  { path: '/account', name: 'account.title', resource: undefined },
]

/** Every screen that somebody may open: those of the brands that are given, then those of none. */
export function useScreens(tenants: readonly Pick<Tenant, 'id' | 'name' | 'mark'>[]): Found[] {
  const translate = useTranslate()
  const session = useSession()
  if (!session) return []
  const screen = (path: string, name: string, tenant?: Pick<Tenant, 'id' | 'name' | 'mark'>): Found => ({
    icon: KIND_ICONS.screen,
    label: translate(name, { smart_count: 2 }),
    place: tenant,
    path,
    chosen: { kind: 'screen', id: path, path, ...(tenant && { tenantId: tenant.id }) },
  })
  return [
    ...tenants.flatMap((tenant) =>
      tenantSections(session, tenant.id).map(({ path, name }) => screen(sectionAddress(tenant.id, path), name, tenant))
    ),
    ...SCREENS.filter(({ resource, action = 'list' }) => !resource || allows(session, resource, action)).map(
      ({ path, name }) => screen(path, name)
    ),
  ]
}
