import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { rowId } from '#app/http/validation/row_id'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { heldComplaint } from './complaint_lease.js'
import { createDecisionValidator } from './complaint_validator.js'
import { makeDecision, outcomeOf, togetherWith } from './make_decision.js'
import { writeComplaintEntry } from './write_complaint_entry.js'

/** `POST /api/tenants/:tenant_id/complaints/:id/decision`: decides about a complaint, and about others with the same subject. */
export default class ComplaintDecisionsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(createDecisionValidator, { data: ctx.request.body() })
    const { lease, with: others = [], reason, ...finding } = said
    const id = rowId(ctx.params.id)
    const decide = async () => {
      const complaints = await togetherWith(await heldComplaint(id, brand.staff.id, lease), others)
      const { number } = await makeDecision(complaints, finding, brand.staff.id)
      const changes = {
        outcome: { from: null, to: outcomeOf(finding.measures) },
        measures: { from: null, to: finding.measures.join(', ') },
      }
      for (const complaint of complaints)
        await writeComplaintEntry(brand, complaint, { action: 'complaint_decided', reason, changes })
      return number
    }
    const number = await asTenant(brand.tenant, decide, { connection: 'staff' })
    ctx.response.status(201)
    return { number }
  }
}
