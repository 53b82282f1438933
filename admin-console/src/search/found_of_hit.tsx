import type { Found } from '#console/search/found.ts'
import { KIND_ICONS } from '#console/search/kind_icons.tsx'
import type { SearchHit } from '#console/search/search_hit.ts'
import { sectionAddress } from '#console/tenancy/tenant_sections.ts'

/** What an order says beside its number. */
type OrderText = (order: Extract<SearchHit, { kind: 'order' }>) => string

interface OrderLines {
  orderText: OrderText
  /** Whether they may see the orders of a brand; otherwise an order leads to its member. */
  opensOrders(tenantId: string): boolean
}

/** A hit as a line, with the screen on which it is. */
export function foundOfHit(hit: SearchHit, { orderText, opensOrders }: OrderLines): Found {
  const { id, kind, label } = hit
  const line = { icon: KIND_ICONS[kind], label, detail: hit.detail }
  switch (hit.kind) {
    case 'member': {
      const path = sectionAddress(hit.tenant.id, `members/${id}`)
      return { ...line, place: hit.tenant, path, chosen: { kind: 'member', id, tenantId: hit.tenant.id, path } }
    }
    case 'order': {
      const { tenant, member_id: memberId } = hit
      const said = { ...line, detail: orderText(hit), place: tenant }
      const opened = opensOrders(tenant.id) ? ({ kind: 'order', id } as const) : memberOf(memberId)
      if (!opened) return { ...said, path: sectionAddress(tenant.id, '') }
      const path = sectionAddress(tenant.id, `${opened.kind}s/${opened.id}`)
      return { ...said, path, chosen: { ...opened, tenantId: tenant.id, path } }
    }
    case 'complaint':
    case 'privacy_request': {
      const section = hit.kind === 'complaint' ? 'complaints' : 'privacy'
      const path = sectionAddress(hit.tenant.id, `${section}/${id}`)
      return { ...line, place: hit.tenant, path, chosen: { kind: hit.kind, id, tenantId: hit.tenant.id, path } }
    }
    case 'tenant': {
      const path = sectionAddress(id, '')
      return {
        ...line,
        place: { name: hit.tenant.slug, mark: hit.tenant.mark },
        path,
        chosen: { kind: 'tenant', id, path },
      }
    }
    case 'company': {
      const path = `/companies/${id}/show`
      return { ...line, path, chosen: { kind: 'company', id, path } }
    }
    case 'staff_member': {
      const path = `/staff_members/${id}/show`
      return { ...line, path, chosen: { kind: 'staff_member', id, path } }
    }
  }
}

function memberOf(id: string | null) {
  return id === null ? undefined : ({ kind: 'member', id } as const)
}
