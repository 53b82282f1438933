import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { rowId } from '#app/http/validation/row_id'
import Complaint from '#app/safety/complaint'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { keepComplaint, type Lease, releaseComplaint, takeComplaint } from './complaint_lease.js'
import { createLeaseValidator, destroyLeaseValidator } from './complaint_validator.js'
import { writeComplaintEntry } from './write_complaint_entry.js'

/** `/api/tenants/:tenant_id/complaints/:id/lease`: whose a complaint is while they work on it. */
export default class ComplaintLeasesController {
  /** Without the number of a lease it is taken, with it kept for longer. */
  async store(ctx: HttpContext): Promise<{ lease: Lease }> {
    const brand = await grantedBrand(ctx)
    const { lease } = await ctx.request.validateUsing(createLeaseValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const take = async () => {
      if (lease !== undefined) return keepComplaint(id, brand.staff.id, lease)
      const before = await Complaint.find(id)
      const taken = await takeComplaint(id, brand.staff.id)
      if (before?.leaseBy !== brand.staff.id) await writeComplaintEntry(brand, before!, { action: 'complaint_taken' })
      return taken
    }
    return { lease: await asTenant(brand.tenant, take, { connection: 'staff' }) }
  }

  async destroy(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { lease } = await ctx.request.validateUsing(destroyLeaseValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const release = async () => {
      await releaseComplaint(id, brand.staff.id, lease)
      await writeComplaintEntry(brand, await Complaint.findOrFail(id), { action: 'complaint_released' })
    }
    await asTenant(brand.tenant, release, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
