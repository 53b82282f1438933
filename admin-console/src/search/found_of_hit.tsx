import type { Found } from '#console/search/found.ts'
import { KIND_ICONS } from '#console/search/kind_icons.tsx'
import type { SearchHit } from '#console/search/search_hit.ts'
import { sectionAddress } from '#console/tenancy/tenant_sections.ts'

/** What an order says beside its number. */
type OrderText = (order: Extract<SearchHit, { kind: 'order' }>) => string

/** A hit as a line, with the screen on which it is. */
export function foundOfHit(hit: SearchHit, orderText: OrderText): Found {
  const { id, kind, label } = hit
  const line = { icon: KIND_ICONS[kind], label, detail: hit.detail }
  switch (hit.kind) {
    case 'member': {
      const path = sectionAddress(hit.tenant.id, `members/${id}`)
      return { ...line, place: hit.tenant, path, chosen: { kind: 'member', id, tenantId: hit.tenant.id, path } }
    }
    case 'order': {
      const { member_id: memberId } = hit
      const path = sectionAddress(hit.tenant.id, memberId ? `members/${memberId}` : '')
      const chosen = memberId ? ({ kind: 'member', id: memberId, tenantId: hit.tenant.id, path } as const) : undefined
      return { ...line, detail: orderText(hit), place: hit.tenant, path, ...(chosen && { chosen }) }
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
