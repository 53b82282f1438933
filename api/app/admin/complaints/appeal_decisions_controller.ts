import type { HttpContext } from '@adonisjs/core/http'
import { AppealDecided, OwnDecision } from '#app/admin/access/admin_errors'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import { enqueue } from '#app/jobs/enqueue'
import Complaint from '#app/safety/complaint'
import Appeal from '#app/safety/cases/appeal'
import Decision from '#app/safety/cases/decision'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { heldComplaint } from './complaint_lease.js'
import { createAppealDecisionValidator } from './complaint_validator.js'
import { type Finding, makeDecision, subjectOf } from './make_decision.js'
import { undoDecision } from './measures.js'
import { writeComplaintEntry } from './write_complaint_entry.js'

/** `POST /api/tenants/:tenant_id/appeals/:id/decision`: decides about an appeal; never whoever decided before. */
export default class AppealDecisionsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(createAppealDecisionValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const { lease, complaint_id: complaintId, outcome, statement, reason, measures = [], ...ground } = said
    const decide = async () => {
      const complaint = await heldComplaint(complaintId, brand.staff.id, lease)
      const { appeal, decision } = await openAppeal(id, complaint, brand)
      if (measures.length > 0 && (outcome === 'upheld' || appeal.side === 'subject'))
        throw fieldRefused('measures', 'in')
      if (measures.length === 0 && outcome === 'overturned' && appeal.side === 'reporter')
        throw fieldRefused('measures', 'required')
      await tenantRows(
        `update app.appeals set decided_at = now(), decided_by = :by, outcome = :outcome, statement = :statement
         where tenant_id = (select sec.tenant_id()) and id = :id`,
        { id, by: brand.staff.id, outcome, statement }
      )
      if (outcome === 'overturned')
        await overturn({ appeal, decision }, { ...ground, facts: statement, measures }, brand.staff.id)
      await tenantRows(
        `update app.complaints set lease_by = null, lease_until = null where tenant_id = (select sec.tenant_id()) and id = :id`,
        { id: complaintId }
      )
      await writeComplaintEntry(brand, complaint, {
        action: 'appeal_decided',
        reason,
        changes: {
          outcome: { from: null, to: outcome },
          measures: { from: decision.measures.join(', '), to: measures.join(', ') },
        },
      })
      await enqueue('send_mail', { mail: 'appeal_decision', appeal: id })
    }
    await asTenant(brand.tenant, decide, { connection: 'staff' })
    return ctx.response.noContent()
  }
}

/** @throws NotFound AppealDecided OwnDecision */
async function openAppeal(id: string, complaint: Complaint, { staff }: GrantedBrand) {
  const appeal = await Appeal.query().where('id', id).forUpdate().first()
  const decision = appeal && (await Decision.query().where('id', appeal.decisionId).forUpdate().firstOrFail())
  if (!decision || complaint.decisionId !== decision.id) throw new NotFound()
  if (appeal.complaintId !== null && appeal.complaintId !== complaint.id) throw new NotFound()
  if (appeal.decidedAt || decision.overturnedAt) throw new AppealDecided()
  if (decision.decidedBy === staff.id) throw new OwnDecision()
  return { appeal, decision }
}

/** What was done is undone; where a reporter was right, another decision takes its place. */
async function overturn(
  { appeal, decision }: { appeal: Appeal; decision: Decision },
  finding: Finding,
  by: string
): Promise<void> {
  const complaints = await Complaint.query().where('decision_id', decision.id).orderBy('id').forUpdate()
  await tenantRows(
    'update app.decisions set overturned_at = now() where tenant_id = (select sec.tenant_id()) and id = :id',
    { id: decision.id }
  )
  await undoDecision(subjectOf(complaints), { id: decision.id, before: decision.before, by })
  if (appeal.side === 'reporter') {
    await makeDecision(complaints, finding, by)
    return
  }
  await tenantRows(
    `update app.complaints set outcome = 'no_breach' where tenant_id = (select sec.tenant_id()) and decision_id = :id`,
    { id: decision.id }
  )
  for (const { id } of complaints)
    await enqueue('send_mail', { mail: 'decision_changed', appeal: appeal.id, complaint: id })
}
