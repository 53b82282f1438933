import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'

/**
 * One transaction for one request, opened at its first query. AdonisJS has turned errors into answers by the time the work
 * returns, so the answer's status decides: what was refused leaves nothing behind.
 */
export default class TenantMiddleware {
  /** GETs only read, but for the ones that say they don't: the specification has a few. */
  async handle(ctx: HttpContext, next: NextFn, { writes = false }: { writes?: boolean } = {}) {
    const { request, response } = ctx
    await asTenant(siteOf(ctx), () => next(), {
      readOnly: !writes && ['GET', 'HEAD'].includes(request.method()),
      keep: () => response.getStatus() < 400,
    })
  }
}
