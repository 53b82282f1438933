import { allows, type Session } from '#console/data/session.ts'

/** A page of a brand: the part of its address behind `/tenants/<id>/show/`, the key of its name, and the list it is about. */
export interface TenantSection {
  path: string
  name: string
  resource: string
  /** The page beside which it stands, where it is none of the brand's navigation. */
  under?: string
}

const SECTIONS: readonly TenantSection[] = [
  { path: '', name: 'tenants.settings', resource: 'tenants' },
  { path: 'look', name: 'tenants.look', resource: 'tenants' },
  { path: 'texts', name: 'tenants.texts', resource: 'tenants' },
  { path: 'domains', name: 'resources.domains.name', resource: 'domains' },
  { path: 'members', name: 'resources.members.name', resource: 'members' },
  { path: 'held', name: 'resources.held_messages.name', resource: 'held_messages' },
  { path: 'announcements', name: 'resources.announcements.name', resource: 'announcements' },
  { path: 'campaigns', name: 'resources.campaigns.name', resource: 'campaigns' },
  { path: 'pushes', name: 'resources.pushes.name', resource: 'pushes' },
  { path: 'postbacks', name: 'resources.postbacks.name', resource: 'postbacks' },
  { path: 'orders', name: 'payments.title', resource: 'orders' },
  { path: 'refunds', name: 'resources.refunds.name', resource: 'refunds', under: 'orders' },
  { path: 'tasks', name: 'resources.payment_tasks.name', resource: 'payment_tasks', under: 'orders' },
  { path: 'mandates', name: 'resources.mandates.name', resource: 'mandates', under: 'orders' },
  { path: 'blocks', name: 'resources.payment_blocks.name', resource: 'payment_blocks', under: 'orders' },
  { path: 'history', name: 'tenants.history', resource: 'audit_entries' },
]

/** The pages of a brand that somebody may see. */
export function tenantSections(session: Session | undefined, tenantId: string): TenantSection[] {
  return SECTIONS.filter(({ resource }) => session && allows(session, resource, 'list', tenantId))
}

/** A page of a brand and those that stand beside it; the first is called as its list. */
export function sectionsUnder(session: Session | undefined, tenantId: string, path: string): TenantSection[] {
  return tenantSections(session, tenantId)
    .filter((section) => section.path === path || section.under === path)
    .map((section) => (section.path === path ? { ...section, name: `resources.${section.resource}.name` } : section))
}

export function sectionAddress(tenantId: string, path: string): string {
  return `/tenants/${tenantId}/show${path && `/${path}`}`
}

const ADDRESS = /^\/tenants\/(\d+)\/show(?:\/([a-z]+))?/

/** The brand and the page of it that an address names. */
export function sectionAt(pathname: string): { tenantId: string; path: string } | undefined {
  const [, tenantId, path = ''] = ADDRESS.exec(pathname) ?? []
  return tenantId ? { tenantId, path } : undefined
}
