import type { HttpContext } from '@adonisjs/core/http'
import { MemberNotActivated } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { moveStaffCredits } from '#app/credits/ledger/staff_credits'
import Wallet from '#app/credits/ledger/wallet'
import { idempotencyKey } from '#app/http/idempotency_key'
import { fieldRefused } from '#app/http/validation/field_refused'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { memberCreditsValidator } from './member_actions_validator.js'
import { memberOf } from './member_of.js'
import { writeMemberEntry } from './write_member_entry.js'

/** `POST /api/tenants/:tenant_id/members/:id/credits`: gives credits out of goodwill, or takes such back. */
export default class MemberCreditsController {
  async store(ctx: HttpContext): Promise<{ credits: number }> {
    const brand = await grantedBrand(ctx)
    const key = idempotencyKey(ctx)
    const { credits, reason } = await ctx.request.validateUsing(memberCreditsValidator, { data: ctx.request.body() })
    if (credits === 0) throw fieldRefused('credits', 'required')
    const move = async () => {
      const member = await memberOf(ctx.params.id)
      if (member.status === 'not_confirmed') throw new MemberNotActivated()
      const isNew = await moveStaffCredits({ memberId: member.id, credits, reason, askedBy: brand.staff.id, key })
      const action = credits > 0 ? 'member_credits_given' : 'member_credits_taken'
      if (isNew) await writeMemberEntry(brand, member, { action, name: String(Math.abs(credits)), reason })
      const wallet = await Wallet.findBy({ memberId: member.id })
      return { credits: wallet?.credits ?? 0 }
    }
    return asTenant(brand.tenant, move, { connection: 'staff' })
  }
}
