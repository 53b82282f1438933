import { NotFound } from '#app/http/http_errors'
import type { Resource } from './resource.js'
import { companies } from './resources/companies.js'
import { niches } from './resources/niches.js'
import { tenants } from './resources/tenants.js'

/** Everything the console can list, by its name in `/api/<resource>`. */
export const resources: Readonly<Record<string, Resource>> = { tenants, companies, niches }

/** @throws NotFound */
export function resourceNamed(name: string): Resource {
  if (!Object.hasOwn(resources, name)) throw new NotFound()
  return resources[name]!
}
