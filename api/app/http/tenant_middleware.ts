import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'

/** One transaction per request. AdonisJS has already turned errors into answers here, so the status decides whether it commits. */
export default class TenantMiddleware {
  /** GETs are read-only and other calls write, unless the route says otherwise: a few GETs in the specification write. */
  async handle(ctx: HttpContext, next: NextFn, { writes }: { writes?: boolean } = {}) {
    const { request, response } = ctx
    const isWriting = writes ?? !['GET', 'HEAD'].includes(request.method())
    await asTenant(siteOf(ctx), () => next(), {
      readOnly: !isWriting,
      keep: () => response.getStatus() < 400,
    })
  }
}
