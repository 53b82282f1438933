import { allows, type Session } from '#console/data/session.ts'

/** A page of a brand: the part of its address behind `/tenants/<id>/show/`, the key of its name, and the list it is about. */
export interface TenantSection {
  path: string
  name: string
  resource: string
}

const SECTIONS: readonly TenantSection[] = [
  { path: '', name: 'tenants.settings', resource: 'tenants' },
  { path: 'look', name: 'tenants.look', resource: 'tenants' },
  { path: 'texts', name: 'tenants.texts', resource: 'tenants' },
  { path: 'domains', name: 'resources.domains.name', resource: 'domains' },
  { path: 'members', name: 'resources.members.name', resource: 'members' },
  { path: 'fictional', name: 'resources.fictional_profiles.name', resource: 'fictional_profiles' },
  { path: 'held', name: 'resources.held_messages.name', resource: 'held_messages' },
  { path: 'announcements', name: 'resources.announcements.name', resource: 'announcements' },
  { path: 'campaigns', name: 'resources.campaigns.name', resource: 'campaigns' },
  { path: 'pushes', name: 'resources.pushes.name', resource: 'pushes' },
  { path: 'postbacks', name: 'resources.postbacks.name', resource: 'postbacks' },
  { path: 'history', name: 'tenants.history', resource: 'audit_entries' },
]

/** The pages of a brand that somebody may see. */
export function tenantSections(session: Session | undefined, tenantId: string): TenantSection[] {
  return SECTIONS.filter(({ resource }) => session && allows(session, resource, 'list', tenantId))
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
