import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { rowId } from '#app/http/validation/row_id'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { type DeskChat, readDeskChat } from './desk_chat.js'
import { keepTurn } from './desk_turn.js'
import { releaseDeskLeaseValidator } from './desk_validator.js'

/** `POST /api/tenants/:tenant_id/desk_chats/:id`: a conversation anew, or a like, for whoever has it: the member wrote again. */
export default class DeskChatsController {
  async show(ctx: HttpContext): Promise<{ chat: DeskChat }> {
    const brand = await grantedBrand(ctx)
    const { lease } = await ctx.request.validateUsing(releaseDeskLeaseValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const read = async () => {
      await keepTurn(id, brand.staff.id, lease)
      return { chat: await readDeskChat(brand, id) }
    }
    return asTenant(brand.tenant, read, { connection: 'staff' })
  }
}
