import { useGetMany, useGetOne, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { allows } from '#console/data/session.ts'
import { useSession } from '#console/data/use_session.ts'
import type { SettingsForm } from '#console/search/use_settings.ts'
import { useRecentTenants } from '#console/tenancy/recent_tenants.ts'
import type { Niche } from '#console/tenancy/settings/shared_place.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { sectionAddress, sectionAt } from '#console/tenancy/tenant_sections.ts'

const NICHE = /^\/niches\/(\d+)\/show/

/** Where one is: the brand that is open, if one is, and those that were last; and the settings of the first of them. */
export function useHere(): { openId: string | undefined; tenants: Tenant[]; forms: SettingsForm[] } {
  const translate = useTranslate()
  const session = useSession()
  const { pathname } = useLocation()
  const openId = sectionAt(pathname)?.tenantId
  const recentIds = useRecentTenants()
  const ids = [...new Set([...(openId ? [openId] : []), ...recentIds])]
  const nicheId = NICHE.exec(pathname)?.[1]
  const { data: found = [] } = useGetMany<Tenant>('tenants', { ids }, { enabled: ids.length > 0 })
  const { data: niche } = useGetOne<Niche>('niches', { id: nicheId! }, { enabled: !!nicheId, retry: false })
  const tenants = ids.flatMap((id) => found.find((tenant) => tenant?.id === id) ?? [])
  const seesPlatform = session && allows(session, 'platforms', 'show')
  return {
    openId,
    tenants,
    forms: [
      ...(niche ? [{ path: `/niches/${niche.id}/show`, place: { name: translate(`niches.${niche.key}`) } }] : []),
      ...tenants.slice(0, 1).map((tenant) => ({ path: sectionAddress(tenant.id, ''), place: tenant })),
      ...(seesPlatform ? [{ path: '/platforms/1/show', place: { name: translate('resources.platforms.name') } }] : []),
    ],
  }
}
