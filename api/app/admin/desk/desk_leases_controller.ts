import type { HttpContext } from '@adonisjs/core/http'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { rowId } from '#app/http/validation/row_id'
import { poke } from '#app/live/poke'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import type { DeskLease } from './desk_lease.js'
import { keepTurn, releaseTurn } from './desk_turn.js'
import { keepDeskLeaseValidator, releaseDeskLeaseValidator } from './desk_validator.js'

/** `/api/tenants/:tenant_id/desk_chats/:id/lease`: whose a conversation is while they answer it. */
export default class DeskLeasesController {
  /** Keeps it for longer, and tells whether the member wrote again. */
  async update(ctx: HttpContext): Promise<{ lease: DeskLease; last_seq: number }> {
    const brand = await grantedBrand(ctx)
    const { lease, writing } = await ctx.request.validateUsing(keepDeskLeaseValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const keep = async () => {
      const kept = await keepTurn(id, brand.staff.id, lease)
      const [talk] = await tenantRows<{ lastSeq: number; profile: string; partner: string }>(
        `select last_seq as "lastSeq", profile_id::text as profile, partner_profile_id::text as partner from app.desk_chats
         join app.conversations on conversations.tenant_id = desk_chats.tenant_id and conversations.id = desk_chats.conversation_id
         where desk_chats.tenant_id = (select sec.tenant_id()) and desk_chats.conversation_id = :id`,
        { id }
      )
      // Of a like nothing came yet, so nobody is shown that the team is writing.
      if (!talk) return { lease: kept, last_seq: 0 }
      const { lastSeq, profile, partner } = talk
      if (writing) poke({ kind: 'typing', to: [partner], profile, conversation: id })
      return { lease: kept, last_seq: lastSeq }
    }
    return inBrand(brand, keep)
  }

  /** Somebody else may have it at once. */
  async destroy(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { lease } = await ctx.request.validateUsing(releaseDeskLeaseValidator, { data: ctx.request.body() })
    await inBrand(brand, () => releaseTurn(rowId(ctx.params.id), brand.staff.id, lease))
    return ctx.response.noContent()
  }
}

function inBrand<T>({ tenant }: GrantedBrand, work: () => Promise<T>): Promise<T> {
  return asTenant(tenant, work, { connection: 'staff' })
}
