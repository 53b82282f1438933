import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Chosen, Found } from '#console/search/found.ts'
import { KIND_ICONS } from '#console/search/kind_icons.tsx'
import { useRecentChoices } from '#console/search/recent_choices.ts'
import { useScreens } from '#console/search/use_screens.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

/** Lists by which a choice gets its name back. */
const LISTS = {
  member: 'members',
  order: 'orders',
  complaint: 'complaints',
  privacy_request: 'privacy_requests',
  tenant: 'tenants',
  company: 'companies',
  staff_member: 'staff_members',
} as const

/** Those whose rows are a brand's. */
const OF_BRANDS = ['members', 'orders', 'complaints', 'privacy_requests']

const KEPT_MS = 60_000

interface Row {
  id: string
  name?: string
  /** Of an order or a case. */
  number?: string
  email?: string
}

/** The last choices with their names of now; one that is gone, or no longer one's own to see, is left out. */
export function useRecentFound(): Found[] {
  const translate = useTranslate()
  const provider = useDataProvider()
  const [recent] = useRecentChoices()
  const rowOf = async (list: string, id: string, tenantId?: string): Promise<Row | null> => {
    const { data } = await provider.getList(list, {
      filter: { id: [id], ...(OF_BRANDS.includes(list) && { tenant_id: tenantId }) },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    })
    return data[0] ?? null
  }
  const row = (list: string, id: string | undefined, tenantId?: string) => ({
    queryKey: ['search_recent', list, id, tenantId],
    queryFn: () => rowOf(list, id!, tenantId),
    enabled: id !== undefined,
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    retry: false,
  })
  const brands = useQueries({ queries: recent.map(({ tenantId }) => row('tenants', tenantId)) })
  const rows = useQueries({
    queries: recent.map(({ kind, id, tenantId }) =>
      kind in LISTS ? row(LISTS[kind as keyof typeof LISTS], id, tenantId) : row('tenants', undefined)
    ),
  })
  const tenants = brands.flatMap(({ data }) => (data ? [data as unknown as Tenant] : []))
  const screens = useScreens(tenants)
  return recent.flatMap((chosen, place): Found[] => {
    const tenant = tenants.find(({ id }) => id === chosen.tenantId)
    if (chosen.tenantId && !tenant) return []
    const known = { icon: KIND_ICONS[chosen.kind], place: placeOf(chosen, tenant), path: chosen.path, chosen }
    if (chosen.kind === 'screen') return screens.filter(({ path }) => path === chosen.path).slice(0, 1)
    if (chosen.kind === 'setting')
      return [
        {
          ...known,
          label: translate(`settings.${chosen.id}`),
          detail: translate(`settings_help.${chosen.id}`, { _: '' }),
        },
      ]
    const found = rows[place]?.data
    return found ? [{ ...known, label: found.name ?? found.number ?? '', detail: found.email }] : []
  })

  function placeOf({ kind, path }: Chosen, tenant: Tenant | undefined): Found['place'] {
    if (tenant) return tenant
    if (kind !== 'setting' || !path.startsWith('/platforms/')) return undefined
    return { name: translate('resources.platforms.name') }
  }
}
