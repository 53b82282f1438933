import type { HttpContext } from '@adonisjs/core/http'
import { ComplaintDecided } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import { enqueue } from '#app/jobs/enqueue'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { heldComplaint } from './complaint_lease.js'
import { createAnswerValidator } from './complaint_validator.js'
import { writeComplaintEntry } from './write_complaint_entry.js'

/** `POST /api/tenants/:tenant_id/complaints/:id/answers`: writes to one side of a complaint; the mail about it quotes nothing. */
export default class ComplaintAnswersController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(createAnswerValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const answer = async () => {
      const complaint = await heldComplaint(id, brand.staff.id, said.lease)
      // Who it is about hears of it by the decision.
      if (said.to === 'subject' && !complaint.decisionId) throw fieldRefused('to', 'in')
      if (said.to === 'reporter' && complaint.decidedAt && !(await isAppealed(id))) throw new ComplaintDecided()
      await tenantRows(
        `with answered as (update app.complaints set answered_at = coalesce(answered_at, now())
           where tenant_id = (select sec.tenant_id()) and id = :id)
         insert into app.complaint_messages (complaint_id, thread, side, author_id, body) values (:id, :to, 'staff', :staff, :words)`,
        { id, to: said.to, staff: brand.staff.id, words: said.words }
      )
      await writeComplaintEntry(brand, complaint, { action: 'complaint_answered' })
      await enqueue('send_mail', { mail: 'complaint_answer', complaint: id, side: said.to })
    }
    await asTenant(brand.tenant, answer, { connection: 'staff' })
    return ctx.response.noContent()
  }
}

async function isAppealed(id: string): Promise<boolean> {
  const open = await tenantRows(
    `select from app.appeals where tenant_id = (select sec.tenant_id()) and complaint_id = :id and decided_at is null`,
    { id }
  )
  return open.length > 0
}
