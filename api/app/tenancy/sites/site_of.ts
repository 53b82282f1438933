import type { HttpContext } from '@adonisjs/core/http'
import type { Site } from '#app/tenancy/sites/site'
import { UnknownHost } from '#app/tenancy/context/tenancy_errors'

/** @throws UnknownHost on the platform's own hosts */
export function siteOf({ site }: Pick<HttpContext, 'site'>): Site {
  if (!site) throw new UnknownHost()
  return site
}
