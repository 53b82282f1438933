import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { randomSymbols } from '#app/http/random_symbols'
import { fieldRefused } from '#app/http/validation/field_refused'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { createInviteBatchValidator } from './invitation_validator.js'
import { type InviteBatchRow, inviteBatches } from './invite_batch_row.js'

/** One of 2⁵⁰, so that nobody finds one by trying. */
const LENGTH = 10

/** `/api/tenants/:tenant_id/invite_batches`: unique codes, which no manifest lists. */
export default class InviteBatchesController {
  async index(ctx: HttpContext): Promise<{ batches: InviteBatchRow[] }> {
    const { tenant } = await grantedBrand(ctx)
    const batches = await asTenant(tenant, () => inviteBatches(), { connection: 'staff', readOnly: true })
    return { batches }
  }

  /** Whoever asks twice is told that the name is taken, and has the codes once. */
  async store(ctx: HttpContext): Promise<InviteBatchRow> {
    const brand = await grantedBrand(ctx)
    const { name, count, uses } = await ctx.request.validateUsing(createInviteBatchValidator, {
      data: ctx.request.body(),
    })
    const made = await changingManifest(brand, async () => {
      if ((await inviteBatches(name)).length > 0) throw fieldRefused('name', 'name_taken')
      await tenantRows(
        `insert into app.invite_codes (code, uses, batch, made_by)
         select code, :uses, :name, cast(:madeBy as bigint) from unnest(cast(:codes as text[])) as code`,
        { uses, name, madeBy: brand.staff.id, codes: Array.from({ length: count }, () => randomSymbols(LENGTH)) }
      )
      await writeAuditEntry({
        staffMemberId: brand.staff.id,
        tenantId: brand.tenant.id,
        action: 'invite_codes_made',
        detail: { level: 'invitation', name, rows: count, changes: { uses: { from: null, to: uses } } },
      })
      return (await inviteBatches(name))[0]!
    })
    ctx.response.status(201)
    return made
  }
}
