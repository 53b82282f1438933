import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import Complaint from '#app/safety/complaint'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { type Lease, takeNext } from './complaint_lease.js'
import { createNextComplaintValidator } from './complaint_validator.js'
import { writeComplaintEntry } from './write_complaint_entry.js'

/** `POST /api/tenants/:tenant_id/next_complaint`: takes the complaint that is due first; null where none waits. */
export default class NextComplaintsController {
  async store(ctx: HttpContext): Promise<{ lease: Lease | null }> {
    const brand = await grantedBrand(ctx)
    const { except } = await ctx.request.validateUsing(createNextComplaintValidator, { data: ctx.request.body() })
    const take = async () => {
      const lease = await takeNext(brand.staff.id, except)
      if (lease)
        await writeComplaintEntry(brand, await Complaint.findOrFail(lease.complaint_id), { action: 'complaint_taken' })
      return lease
    }
    return { lease: await asTenant(brand.tenant, take, { connection: 'staff' }) }
  }
}
