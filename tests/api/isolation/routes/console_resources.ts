import type { Resource } from '@manyhearts/api/app/admin/resources/definition/resource'
import { resources } from '@manyhearts/api/app/admin/resources/resource_named'
import { listPath } from '../../admin/staff_of.ts'
import type { IdPlace, Kind } from './rule.ts'

/** What the rows of the console's resources are; a new resource needs a line here. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  tenants: 'tenant',
  domains: 'domain',
  companies: 'company',
  niches: 'niche',
  platforms: 'platform',
  members: 'member',
  deletions: 'deletion',
  erasures: 'erasure',
  privacy_requests: 'privacy request',
  partner_consents: 'partner consent',
  audit_entries: 'audit entry',
  fictional_profiles: 'fictional profile',
  held_messages: 'held message',
  profile_texts: 'profile text',
  verifications: 'verification',
  banned_photos: 'banned photo',
  banned_pictures: 'banned picture',
  complaints: 'complaint',
  suspicions: 'suspicion',
  desk_flags: 'desk flag',
  answer_templates: 'answer template',
  pushes: 'push',
  announcements: 'announcement',
  campaigns: 'campaign',
  discount_codes: 'discount',
  invite_codes: 'listed invite code',
  postback_receivers: 'postback receiver',
  postbacks: 'postback',
  orders: 'listed order',
  refunds: 'refund',
  payment_tasks: 'payment task',
  mandates: 'listed mandate',
  payment_blocks: 'payment block',
  staff_members: 'staff member',
}

/** Read by platform admins alone, and changed by them alone. */
const FOR_ADMINS = ['staff_members', 'banned_pictures']
const CHANGED_BY_ADMINS = ['niches', 'platforms', ...FOR_ADMINS]

const audience = (name: string, ofAdmins: readonly string[]) =>
  ofAdmins.includes(name) ? ('platform admins' as const) : ('staff' as const)

const PAYMENTS = ['orders', 'refunds', 'payment_tasks', 'mandates', 'payment_blocks']

/** Lists whose brand is named in the filter alone. */
const BRANDS_ROWS = [
  'domains',
  'members',
  'deletions',
  'erasures',
  'privacy_requests',
  'partner_consents',
  'audit_entries',
  'fictional_profiles',
  'held_messages',
  'profile_texts',
  'verifications',
  'banned_photos',
  'complaints',
  'suspicions',
  'desk_flags',
  'answer_templates',
  'pushes',
  'announcements',
  'campaigns',
  'discount_codes',
  'invite_codes',
  'postback_receivers',
  'postbacks',
  ...PAYMENTS,
]

export function unruledResources(): string[] {
  return Object.keys(resources).filter((name) => !Object.hasOwn(KIND_OF, name))
}

const place = (kind: Kind, path: (id: string) => string, more: Partial<IdPlace> = {}): IdPlace => ({
  kind,
  to: 'staff',
  path: (id) => path(decoded(id)),
  ...more,
})
const filtered = (kind: Kind, resource: string, filter: (id: string) => object) =>
  place(kind, (id) => listPath(resource, { filter: filter(id) }), { to: audience(resource, FOR_ADMINS) })
const rows = (more: (name: string) => Partial<IdPlace> = () => ({})) =>
  Object.entries(KIND_OF).map(([name, kind]): IdPlace => ({
    kind,
    to: audience(name, FOR_ADMINS),
    path: (id) => `/api/${name}/${id}`,
    ...more(name),
  }))

/** A list takes ids in its filters; in the query they have no effect. */
export const listPlaces: IdPlace[] = [
  ...Object.entries(KIND_OF).map(([name, kind]) => filtered(kind, name, (id) => ({ id: [id] }))),
  filtered('tenant', 'domains', (id) => ({ tenant_id: id })),
  filtered('tenant', 'audit_entries', (id) => ({ tenant_id: id })),
  filtered('tenant', 'members', (id) => ({ tenant_id: id })),
  filtered('tenant', 'deletions', (id) => ({ tenant_id: id })),
  filtered('tenant', 'erasures', (id) => ({ tenant_id: id })),
  filtered('tenant', 'privacy_requests', (id) => ({ tenant_id: id })),
  filtered('member', 'privacy_requests', (id) => ({ member_id: id })),
  filtered('tenant', 'partner_consents', (id) => ({ tenant_id: id })),
  filtered('member', 'partner_consents', (id) => ({ member_id: id })),
  filtered('tenant', 'fictional_profiles', (id) => ({ tenant_id: id })),
  filtered('tenant', 'held_messages', (id) => ({ tenant_id: id })),
  filtered('tenant', 'profile_texts', (id) => ({ tenant_id: id })),
  filtered('tenant', 'verifications', (id) => ({ tenant_id: id })),
  filtered('tenant', 'banned_photos', (id) => ({ tenant_id: id })),
  filtered('tenant', 'complaints', (id) => ({ tenant_id: id })),
  filtered('tenant', 'suspicions', (id) => ({ tenant_id: id })),
  filtered('complaint', 'suspicions', (id) => ({ complaint_id: id })),
  filtered('tenant', 'desk_flags', (id) => ({ tenant_id: id })),
  filtered('member', 'desk_flags', (id) => ({ member_id: id })),
  filtered('tenant', 'answer_templates', (id) => ({ tenant_id: id })),
  filtered('tenant', 'pushes', (id) => ({ tenant_id: id })),
  filtered('tenant', 'announcements', (id) => ({ tenant_id: id })),
  filtered('tenant', 'campaigns', (id) => ({ tenant_id: id })),
  filtered('tenant', 'discount_codes', (id) => ({ tenant_id: id })),
  filtered('tenant', 'invite_codes', (id) => ({ tenant_id: id })),
  filtered('tenant', 'postback_receivers', (id) => ({ tenant_id: id })),
  filtered('tenant', 'postbacks', (id) => ({ tenant_id: id })),
  filtered('tenant', 'staff_members', (id) => ({ tenant_id: id })),
  ...PAYMENTS.map((name) => filtered('tenant', name, (id) => ({ tenant_id: id }))),
  filtered('member', 'postbacks', (id) => ({ member_id: id })),
  filtered('member', 'orders', (id) => ({ member_id: id })),
  filtered('member', 'orders', (q) => ({ q })),
  filtered('member', 'mandates', (id) => ({ member_id: id })),
  filtered('listed order', 'refunds', (id) => ({ order_id: id })),
  filtered('listed order', 'payment_tasks', (id) => ({ order_id: id })),
  filtered('member', 'pushes', (id) => ({ member_id: id })),
  filtered('member of a tenant', 'members', (id) => ({ id: id.split('?')[0], tenant_id: id.split('tenant_id=')[1] })),
  filtered('company', 'tenants', (id) => ({ company_id: id })),
  ...(['member', 'e-mail'] as const).map((kind) => filtered(kind, 'members', (q) => ({ q }))),
  ...BRANDS_ROWS.map((name) =>
    place('tenant', (id) => `/api/${name}?${new URLSearchParams({ tenant_id: id })}`, { tellsNothing: true })
  ),
]

/** A search takes whatever somebody types, and the brand in which they are. */
export const searchPlaces: IdPlace[] = [
  ...(['tenant', 'company', 'member', 'e-mail'] as const).map((kind) =>
    place(kind, (q) => `/api/search?${new URLSearchParams({ q })}`)
  ),
  place('tenant', (id) => `/api/search?${new URLSearchParams({ q: 'an', tenant_id: id })}`, { tellsNothing: true }),
]

/** A row is read by its id, a brand's rows also with the brand's id appended. */
export const rowPlaces: IdPlace[] = [
  ...rows(),
  { kind: 'member of a tenant', to: 'staff', path: (id) => `/api/members/${id}` },
]

/** A row is changed by its id, also with another brand's beside it; resources that can't be changed answer every id alike. */
export const updatePlaces: IdPlace[] = [
  ...rows((name) => ({
    body: () => ({ settings: {} }),
    to: audience(name, CHANGED_BY_ADMINS),
    ...(!(resources as Record<string, Resource>)[name]!.change && { tellsNothing: true }),
  })),
  {
    kind: 'tenant',
    to: 'staff',
    path: (id) => `/api/tenants/${id}?tenant_id=${id}`,
    body: (id) => ({ settings: {}, tenant_id: id }),
  },
]

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
