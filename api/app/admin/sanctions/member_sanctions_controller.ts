import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { makeDecision } from '#app/admin/complaints/make_decision'
import { memberOf, readMember } from '#app/admin/members/member_of'
import { writeMemberEntry } from '#app/admin/members/write_member_entry'
import Complaint from '#app/safety/complaint'
import { takeEvidence } from '#app/safety/take_evidence'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { createSanctionValidator } from './sanction_validator.js'
import { type SanctionRow, sanctionsOf } from './sanctions_of.js'

/** `/api/tenants/:tenant_id/members/:id/sanctions`: what a member is and was under, and sanctions without a report. */
export default class MemberSanctionsController {
  async index(ctx: HttpContext): Promise<SanctionRow[]> {
    const brand = await grantedBrand(ctx)
    const list = async () => {
      const member = await readMember(ctx.params.id)
      return sanctionsOf(member.id)
    }
    return asTenant(brand.tenant, list, { connection: 'staff', readOnly: true })
  }

  /** Looked into by the team on its own, it is a report of theirs that is decided at once, so the member can appeal as from any other. */
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(createSanctionValidator, { data: ctx.request.body() })
    const { about, reason, ...finding } = said
    const impose = async () => {
      const member = await memberOf(ctx.params.id)
      const complaint = await Complaint.file({
        subjectKind: 'profile',
        subjectId: member.profile.id,
        profileId: member.profile.id,
        reason: about,
        words: finding.facts,
        filedBy: brand.staff.id,
        source: 'team',
        language: finding.language,
      })
      // Decided in the transaction that files it, so none of the team's own is ever open.
      await takeEvidence(complaint!)
      const { number } = await makeDecision([complaint!], finding, brand.staff.id)
      const changes = { measures: { from: null, to: finding.measures.join(', ') } }
      await writeMemberEntry(brand, member, { action: 'member_sanctioned', changes, reason })
      return number
    }
    const number = await asTenant(brand.tenant, impose, { connection: 'staff' })
    ctx.response.status(201)
    return { number }
  }
}
