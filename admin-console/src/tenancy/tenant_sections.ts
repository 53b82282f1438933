import { allows, type Session } from '#console/data/session.ts'

/** What pages of a brand are about, in the order in which they are shown. */
const GROUPS = ['brand', 'people', 'offers', 'payments', 'reach'] as const

type Group = (typeof GROUPS)[number]

/** A page of a brand: the part of its address behind `/tenants/<id>/show/`, the key of its name, and the list it is about. */
export interface TenantSection {
  group: Group
  path: string
  name: string
  resource: string
  /** What may be done with it by who sees the page; without it, its list is seen. */
  action?: string
}

const SECTIONS: readonly TenantSection[] = [
  { group: 'brand', path: '', name: 'tenants.settings', resource: 'tenants' },
  { group: 'brand', path: 'figures', name: 'figures.title', resource: 'brand_figures', action: 'show' },
  { group: 'brand', path: 'look', name: 'tenants.look', resource: 'tenants' },
  { group: 'brand', path: 'texts', name: 'tenants.texts', resource: 'own_texts', action: 'index' },
  {
    group: 'brand',
    path: 'templates',
    name: 'resources.answer_templates.name',
    resource: 'answer_templates',
  },
  { group: 'brand', path: 'pages', name: 'tenants.pages', resource: 'tenants' },
  { group: 'brand', path: 'domains', name: 'resources.domains.name', resource: 'domains' },
  // No role may: platform admins alone see it.
  { group: 'brand', path: 'manifest', name: 'tenants.manifest', resource: 'manifests', action: 'show' },
  { group: 'brand', path: 'history', name: 'tenants.history', resource: 'audit_entries' },
  { group: 'people', path: 'members', name: 'resources.members.name', resource: 'members' },
  { group: 'people', path: 'deletions', name: 'resources.deletions.name', resource: 'deletions' },
  { group: 'people', path: 'erasures', name: 'resources.erasures.name', resource: 'erasures' },
  { group: 'people', path: 'privacy', name: 'resources.privacy_requests.name', resource: 'privacy_requests' },
  { group: 'people', path: 'partners', name: 'resources.partner_consents.name', resource: 'partner_consents' },
  { group: 'people', path: 'fictional', name: 'resources.fictional_profiles.name', resource: 'fictional_profiles' },
  { group: 'people', path: 'desk', name: 'resources.desk.figures', resource: 'desk_figures', action: 'show' },
  { group: 'people', path: 'flags', name: 'resources.desk_flags.name', resource: 'desk_flags' },
  { group: 'people', path: 'photos', name: 'moderation.title', resource: 'photo_leases', action: 'store' },
  { group: 'people', path: 'written', name: 'resources.profile_texts.name', resource: 'profile_texts' },
  { group: 'people', path: 'compared', name: 'resources.verifications.name', resource: 'verifications' },
  { group: 'people', path: 'bans', name: 'resources.banned_photos.name', resource: 'banned_photos' },
  { group: 'people', path: 'held', name: 'resources.held_messages.name', resource: 'held_messages' },
  { group: 'people', path: 'complaints', name: 'resources.complaints.name', resource: 'complaints' },
  { group: 'people', path: 'suspicions', name: 'resources.suspicions.name', resource: 'suspicions' },
  { group: 'people', path: 'trust', name: 'trust.title', resource: 'trust_figures', action: 'show' },
  { group: 'offers', path: 'packages', name: 'offers.packages.title', resource: 'credit_packages', action: 'index' },
  { group: 'offers', path: 'gifts', name: 'offers.gifts.title', resource: 'gifts', action: 'index' },
  { group: 'offers', path: 'codes', name: 'resources.discount_codes.name', resource: 'discount_codes' },
  { group: 'payments', path: 'orders', name: 'resources.orders.name', resource: 'orders' },
  { group: 'payments', path: 'refunds', name: 'resources.refunds.name', resource: 'refunds' },
  { group: 'payments', path: 'tasks', name: 'resources.payment_tasks.name', resource: 'payment_tasks' },
  { group: 'payments', path: 'mandates', name: 'resources.mandates.name', resource: 'mandates' },
  { group: 'payments', path: 'blocks', name: 'resources.payment_blocks.name', resource: 'payment_blocks' },
  { group: 'reach', path: 'announcements', name: 'resources.announcements.name', resource: 'announcements' },
  { group: 'reach', path: 'campaigns', name: 'resources.campaigns.name', resource: 'campaigns' },
  { group: 'reach', path: 'invitations', name: 'resources.invite_codes.name', resource: 'invite_codes' },
  { group: 'reach', path: 'pushes', name: 'resources.pushes.name', resource: 'pushes' },
  { group: 'reach', path: 'postbacks', name: 'resources.postbacks.name', resource: 'postbacks' },
]

/** The pages of a brand that somebody may see. */
export function tenantSections(session: Session | undefined, tenantId: string): TenantSection[] {
  return SECTIONS.filter(({ resource, action = 'list' }) => session && allows(session, resource, action, tenantId))
}

/** The same by what they are about; a group in which there are none is left out. */
export function sectionGroups(sections: readonly TenantSection[]): { group: Group; sections: TenantSection[] }[] {
  return GROUPS.map((group) => ({ group, sections: sections.filter((one) => one.group === group) })).filter(
    (one) => one.sections.length > 0
  )
}

/** Where a brand is made from its manifest. */
export const NEW_FROM_MANIFEST = '/tenants/create/manifest'

export function sectionAddress(tenantId: string, path: string): string {
  return `/tenants/${tenantId}/show${path && `/${path}`}`
}

const ADDRESS = /^\/tenants\/(\d+)\/show(?:\/([a-z]+))?/

/** The brand and the page of it that an address names. */
export function sectionAt(pathname: string): { tenantId: string; path: string } | undefined {
  const [, tenantId, path = ''] = ADDRESS.exec(pathname) ?? []
  return tenantId ? { tenantId, path } : undefined
}
