import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { OwnSuspicion } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { openSuspicion } from './open_suspicion.js'
import { dismissSuspicionValidator } from './suspicion_validator.js'
import { writeSuspicionEntry } from './write_suspicion_entry.js'

/** `POST /api/tenants/:tenant_id/suspicions/:id/dismissal`: finds that it is no suspicion of a crime; never whoever recorded it. */
export default class SuspicionDismissalsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { words } = await ctx.request.validateUsing(dismissSuspicionValidator, { data: ctx.request.body() })
    const dismiss = async () => {
      const suspicion = await openSuspicion(ctx.params.id, { isTold: false })
      if (suspicion.openedBy === brand.staff.id) throw new OwnSuspicion()
      await suspicion
        .merge({ outcome: 'unfounded', ending: words, endedBy: brand.staff.id, endedAt: DateTime.now() })
        .save()
      await writeSuspicionEntry(brand, suspicion, 'suspicion_dismissed')
    }
    await asTenant(brand.tenant, dismiss, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
