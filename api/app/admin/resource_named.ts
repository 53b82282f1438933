import { NotFound } from '#app/http/http_errors'
import type { Resource } from './resource.js'
import { auditEntries } from './resources/audit_entries.js'
import { companies } from './resources/companies.js'
import { domains } from './resources/domains.js'
import { members } from './resources/members.js'
import { niches } from './resources/niches.js'
import { platforms } from './resources/platforms.js'
import { tenants } from './resources/tenants.js'

/** Everything the console can list, by its name in `/api/<resource>`. */
export const resources = {
  tenants,
  domains,
  companies,
  niches,
  platforms,
  members,
  audit_entries: auditEntries,
} satisfies Readonly<Record<string, Resource>>

/** @throws NotFound */
export function resourceNamed(name: string): Resource {
  if (!Object.hasOwn(resources, name)) throw new NotFound()
  return resources[name as keyof typeof resources]
}
