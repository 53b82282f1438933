import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { openSuspicion } from './open_suspicion.js'
import { endSuspicionValidator } from './suspicion_validator.js'
import { writeSuspicionEntry } from './write_suspicion_entry.js'

/** `POST /api/tenants/:tenant_id/suspicions/:id/end`: closes a record by what the authority that was told made of it. */
export default class SuspicionEndsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { outcome, words } = await ctx.request.validateUsing(endSuspicionValidator, { data: ctx.request.body() })
    const end = async () => {
      const suspicion = await openSuspicion(ctx.params.id, { isTold: true })
      await suspicion.merge({ outcome, ending: words, endedBy: brand.staff.id, endedAt: DateTime.now() }).save()
      await writeSuspicionEntry(brand, suspicion, 'suspicion_ended')
    }
    await asTenant(brand.tenant, end, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
