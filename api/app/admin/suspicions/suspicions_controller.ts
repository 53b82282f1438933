import type { HttpContext } from '@adonisjs/core/http'
import { SuspicionOpen } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { enqueue } from '#app/jobs/enqueue'
import Complaint from '#app/safety/complaint'
import Suspicion from '#app/safety/cases/suspicion'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { createSuspicionValidator } from './suspicion_validator.js'
import { writeSuspicionEntry } from './write_suspicion_entry.js'

/** `POST /api/tenants/:tenant_id/complaints/:id/suspicion`: records a suspected crime; who may tell an authority is mailed at once. */
export default class SuspicionsController {
  async store(ctx: HttpContext): Promise<{ number: string }> {
    const brand = await grantedBrand(ctx)
    const { at_risk: atRisk, ...said } = await ctx.request.validateUsing(createSuspicionValidator, {
      data: ctx.request.body(),
    })
    const id = rowId(ctx.params.id)
    const open = async () => {
      // Whoever ends complaints waits for this lock, and then finds the record (`end_complaints.ts`).
      const complaint = await Complaint.query().where('id', id).forUpdate().first()
      if (!complaint) throw new NotFound()
      const suspicion = await Suspicion.open({ ...said, atRisk, complaintId: id, openedBy: brand.staff.id })
      if (!suspicion) throw new SuspicionOpen()
      await writeSuspicionEntry(brand, suspicion, 'suspicion_opened')
      await enqueue('report_urgent', {})
      return suspicion.number
    }
    const number = await asTenant(brand.tenant, open, { connection: 'staff' })
    ctx.response.status(201)
    return { number }
  }
}
